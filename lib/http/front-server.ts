import "server-only";

// server/ runs in the same process but is built separately, so the two communicate through the global object.
const DRAINING = Symbol.for("kaamsetu.draining");
const DATABASE_AWAY_AT = Symbol.for("kaamsetu.databaseAwayAt");
const HASHING = Symbol.for("kaamsetu.hashing");
const PICTURES = Symbol.for("kaamsetu.pictures");

/** Whether the server is shutting down and will soon accept no new requests (server/drain.ts). */
export const isDraining = (): boolean => Reflect.get(globalThis, DRAINING) === true;

/** Tells the server that a page is failing because the database is unavailable (server/front.ts). */
export function reportDatabaseAway(): void {
  Reflect.set(globalThis, DATABASE_AWAY_AT, Date.now());
}

type Ask = (task: object) => Promise<unknown>;
const asked = (name: symbol): Ask | null => (Reflect.get(globalThis, name) as Ask | undefined) ?? null;

/** Asks the server's thread for passwords (server/hashing.ts); null where there is none. */
export const hashingThread = (): Ask | null => asked(HASHING);

/** Asks the server's process for pictures (server/pictures.ts); null where there is none. */
export const pictureProcess = (): Ask | null => asked(PICTURES);
