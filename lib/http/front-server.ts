import "server-only";

// server/ runs in the same process but is built separately, so the two communicate through the global object.
const DRAINING = Symbol.for("kaamsetu.draining");
const DATABASE_AWAY_AT = Symbol.for("kaamsetu.databaseAwayAt");

/** Whether the server is shutting down and will soon accept no new requests (server/drain.ts). */
export const isDraining = (): boolean => Reflect.get(globalThis, DRAINING) === true;

/** Tells the server that a page is failing because the database is unavailable (server/front.ts). */
export function reportDatabaseAway(): void {
  Reflect.set(globalThis, DATABASE_AWAY_AT, Date.now());
}
