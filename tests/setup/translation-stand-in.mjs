// Plain JavaScript, as journeys.mjs is.
import { createServer } from "node:http";

/** The one word that the stand-in knows. Whatever else people type comes back as it was: most journeys look for that. */
const PEACOCK = { en: "Peacock", hi: "मोर", ta: "மயில்", bn: "ময়ূর", mr: "लांडोर" };
const KNOWN = new RegExp(Object.values(PEACOCK).join("|"), "gu");

/**
 * A translation provider on this computer that speaks Google's v2 and translates "Peacock".
 * @returns its address, and how to stop it.
 */
export async function startTranslationStandIn() {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const { q, target, source } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      const translations = q.map((text) => ({
        translatedText: text.replace(KNOWN, PEACOCK[target] ?? PEACOCK.en),
        ...(source ? {} : { detectedSourceLanguage: "en" }),
      }));
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ data: { translations } }));
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
}
