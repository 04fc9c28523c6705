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

/** The first letters of each target's script, which all of them have. */
const FIRST_LETTER: Record<string, number> = {
  ...{
    en: 0x61,
    hi: 0x0905,
    mr: 0x0905,
    bn: 0x0985,
    te: 0x0c05,
    ta: 0x0b85,
    gu: 0x0a85,
    kn: 0x0c85,
    ml: 0x0d05,
    pa: 0x0a05,
  },
};
const LETTERS = 5;

/** A fake translation: each letter as one of the target's script, and its marks, numbers and signs as they are. */
export const inTarget = (text: string, target: string) =>
  text.replaceAll(/<ID\d+>|\p{M}|\p{L}/gu, (part) => {
    if (part.length > 3 || /\p{M}/u.test(part)) return part.startsWith("<") ? part : "";
    return String.fromCodePoint((FIRST_LETTER[target] ?? 0x61) + ((part.codePointAt(0) ?? 0) % LETTERS));
  });

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
