import type { RequestListener, Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { draining } from "@/lib/platform/http/front-server";

export type DrainTimes = {
  /** How long new requests are still accepted while readiness fails, so that a balancer turns to other servers. */
  noticeMs: number;
  /** How long running requests may take after that. */
  graceMs: number;
};

/** Shuts a server down without losing a request. */
export function createDrain(server: Server, { noticeMs, graceMs }: DrainTimes) {
  let isDraining = false;
  let ended: Promise<boolean> | undefined;

  async function drain(): Promise<boolean> {
    isDraining = true;
    draining.current = true;
    await sleep(noticeMs);
    const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
    server.closeIdleConnections();
    const late = new AbortController();
    const inTime = await Promise.race([closed, sleep(graceMs, false, { signal: late.signal }).catch(() => true)]);
    late.abort();
    if (!inTime) server.closeAllConnections();
    return inTime;
  }

  /** Runs before anything else sees a request: once the server is draining, its connection closes with its answer. */
  const onRequest: RequestListener = (_request, response) => {
    // Set on the response itself, because an answer may begin before the drain but send its headers after.
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
    response.writeHead = (...args: unknown[]) => {
      if (isDraining) response.shouldKeepAlive = false;
      return writeHead(...args);
    };
    // Its headers were sent before the drain and promised a persistent connection.
    response.once("close", () => isDraining && setImmediate(() => server.closeIdleConnections()));
  };
  server.prependListener("request", onRequest);

  return {
    /** Stops accepting requests and waits for running ones. @returns whether all of them finished in time. */
    end: (): Promise<boolean> => (ended ??= drain()),
  };
}
