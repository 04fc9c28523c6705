import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The only word this provider knows. All other text comes back unchanged, which is what most journeys expect. */
const PEACOCK = new Map([
  ["en", "Peacock"],
  ["hi", "मोर"],
  ["ta", "மயில்"],
  ["bn", "ময়ূর"],
  ["mr", "लांडोर"],
]);
const KNOWN = new RegExp([...PEACOCK.values()].join("|"), "gu");

type Call = { q: string[]; target: string; source?: string };

/**
 * A local translation provider that implements Google's v2 interface and translates "Peacock".
 * @returns its address, and a function that stops it.
 */
export async function startTranslationStandIn(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { q, target, source } = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Call;
      const translations = q.map((text) => ({
        translatedText: text.replace(KNOWN, PEACOCK.get(target) ?? "Peacock"),
        ...(source ? {} : { detectedSourceLanguage: "en" }),
      }));
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ data: { translations } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
