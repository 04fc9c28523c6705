/**
 * All that the bundles of one process share. Next compiles pages, calls, the middleware and instrumentation.ts apart, and
 * server/ is built by itself: each has its own copy of a module, and of what it keeps.
 */
type SharedName =
  /** One pool of connections, one client, and whether the disk was full: a pool for each bundle would be too many connections. */
  | "database"
  /** The server replaces a page that failed because the application found no database (server/outage-page.ts). */
  | "databaseAwayAt"
  /** The server is shutting down: readiness says so, and streams and nightly work end. */
  | "draining"
  /** Calls ask the server's thread for passwords and its process for pictures. */
  | "workers"
  /** The application logs and counts a page that the server has sent: only there are status and time known. */
  | "pageAnswered"
  /** Calls, the middleware and the server count reads for one limit. */
  | "reads"
  /** One budget of characters a day, and one memory of which providers fail. */
  | "translator"
  /** The tables of places and of their names: made once after the start, for pages and calls. */
  | "places";

const NAME = Symbol.for("kaamsetu.shared");
const holder = globalThis as typeof globalThis & { [NAME]?: Partial<Record<SharedName, { current?: unknown }>> };

/** The value of a name, the same in every bundle. @example shared<boolean>("draining").current = true; */
export function shared<T>(name: SharedName): { current?: T } {
  const all = (holder[NAME] ??= {});
  return (all[name] ??= {}) as { current?: T };
}
