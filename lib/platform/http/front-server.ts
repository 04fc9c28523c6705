import "server-only";

// server/ runs in the same process but is built separately, so the two communicate through the global object.
const DRAINING = Symbol.for("kaamsetu.draining");
const DATABASE_AWAY_AT = Symbol.for("kaamsetu.databaseAwayAt");
const LOGGED = Symbol.for("kaamsetu.loggedErrors");
const HASHING = Symbol.for("kaamsetu.hashing");
const PICTURES = Symbol.for("kaamsetu.pictures");
const PAGE_ANSWERED = Symbol.for("kaamsetu.pageAnswered");
const OPEN_PAGE = Symbol.for("kaamsetu.openPage");

/** A page that the server has sent: the path in its address without the query, and milliseconds until it was sent. */
export type AnsweredPage = {
  method: string;
  path: string;
  status: number;
  ms: number;
  requestId: string;
  traceparent: string | null;
};

/** Has the server tell of each page that it has sent (server/front.ts). */
export const watchPages = (tell: (page: AnsweredPage) => void): boolean => Reflect.set(globalThis, PAGE_ANSWERED, tell);

/** A request for a page as the server has it: the address with path and query, and Node's headers. */
export type PageWish = { url: string; headers: Readonly<Record<string, string | string[] | undefined>> };

/** Tells the server which page a request gets, null for one that Next and its middleware have to answer (server/shortcut.ts). */
export const offerPages = (open: (wish: PageWish) => Promise<object | null>): boolean =>
  Reflect.set(globalThis, OPEN_PAGE, open);

/** Whether the server is shutting down and will soon accept no new requests (server/drain.ts). */
export const isDraining = (): boolean => Reflect.get(globalThis, DRAINING) === true;

/** Tells the server that a page is failing because the database is unavailable (server/front.ts). */
export function reportDatabaseAway(): void {
  Reflect.set(globalThis, DATABASE_AWAY_AT, performance.now());
}

/**
 * Remembers that an error is in the log, so that the server does not log it as well (server/console.ts).
 * @returns whether it was not yet.
 */
export function markLogged(error: object): boolean {
  const logged = (Reflect.get(globalThis, LOGGED) as WeakSet<object> | undefined) ?? new WeakSet();
  Reflect.set(globalThis, LOGGED, logged);
  if (logged.has(error)) return false;
  logged.add(error);
  return true;
}

type Ask = (task: object) => Promise<unknown>;
const asked = (name: symbol): Ask | null => (Reflect.get(globalThis, name) as Ask | undefined) ?? null;

/** Asks the server's thread for passwords (server/hashing.ts); null where there is none. */
export const hashingThread = (): Ask | null => asked(HASHING);

/** Asks the server's process for pictures (server/pictures.ts); null where there is none. */
export const pictureProcess = (): Ask | null => asked(PICTURES);
