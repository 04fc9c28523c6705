import type { Server } from "node:http";

/** Longer than the usual 60 s of balancers: they must be the ones to close an idle connection. */
const KEEP_ALIVE_MS = 65_000;
/** For a whole request. A picture of 8 MB takes this long at 14 kB/s. */
const REQUEST_MS = 600_000;
/** An answer of which nothing could be sent for so long is given up. An event stream's pings are taken more often. */
const UNREAD_MS = 60_000;

/** How long a connection may be idle, a request may take to arrive, and an answer may wait for its reader. */
export function limitConnections(server: Server, { unreadMs = UNREAD_MS } = {}): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  // Node counts from the last byte that the other side has taken.
  server.timeout = unreadMs;
}
