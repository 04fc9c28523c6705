import type { IncomingMessage, Server, ServerResponse } from "node:http";

export type StallRules = {
  /** So many bytes, or the end of the body, must arrive … */
  minBytes: number;
  /** … in so long a time. */
  patienceMs: number;
  lookEveryMs?: number;
};

const LOOK_EVERY_MS = 5_000;

/**
 * Aborts requests whose body makes no progress: a connection that sends one byte a minute would hold its place forever.
 * Time during which we have not read the data received does not count.
 */
export function endStalledBodies(
  server: Server,
  { minBytes, patienceMs, lookEveryMs = LOOK_EVERY_MS }: StallRules,
): void {
  const waiting = new Map<IncomingMessage, { response: ServerResponse; bytes: number; since: number }>();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
    waiting.set(request, { response, bytes: request.socket.bytesRead, since: performance.now() });
    request.once("end", () => waiting.delete(request)).once("close", () => waiting.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, seen] of waiting) {
      const bytes = request.socket.bytesRead;
      if (bytes - seen.bytes >= minBytes || request.readableLength > 0)
        Object.assign(seen, { bytes, since: performance.now() });
      else if (performance.now() - seen.since >= patienceMs) {
        waiting.delete(request);
        if (!seen.response.headersSent) seen.response.writeHead(408, { Connection: "close" }).end();
        request.socket.destroySoon();
      }
    }
  }, lookEveryMs);
  server.once("close", () => clearInterval(timer));
}
