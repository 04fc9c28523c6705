import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = {
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
  json: Record<string, unknown>;
};
/** The server's response to one request: status (200), headers, JSON or raw text, after a delay in milliseconds. */
export type Reply = {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  raw?: string;
  afterMs?: number;
};

/** A local server that plays a translation provider; `answer` can be replaced, `received` holds the requests. */
export async function startTranslationServer(answer: (request: Received) => Reply) {
  const state = { answer, received: [] as Received[] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const isJson = request.headers["content-type"]?.includes("json") ?? false;
      const json = (isJson ? JSON.parse(body) : {}) as Record<string, unknown>;
      const received = { path: request.url ?? "", headers: request.headers, body, json };
      state.received.push(received);
      const said = state.answer(received);
      setTimeout(() => {
        response.writeHead(said.status ?? 200, { "content-type": "application/json", ...said.headers });
        response.end(said.raw ?? JSON.stringify(said.json));
      }, said.afterMs ?? 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url, state, close };
}
export type TranslationServer = Awaited<ReturnType<typeof startTranslationServer>>;

/** A fake translation: the text after the target language in brackets. */
export const inTarget = (text: string, target: string) => `[${target}] ${text}`;

/** A response in the format of Google's v2. */
export const answerV2 = ({ json }: Received, translate = inTarget): Reply => ({
  json: {
    data: {
      translations: (json.q as string[]).map((text) => ({
        translatedText: translate(text, json.target as string),
        ...(json.source ? {} : { detectedSourceLanguage: "hi" }),
      })),
    },
  },
});
