import "server-only";

// server/ runs in the same process but is built by itself, so the two speak through the global object.
const DRAINING = Symbol.for("kaamsetu.draining");
const DATABASE_AWAY_AT = Symbol.for("kaamsetu.databaseAwayAt");

/** Whether the server is shutting down and takes no new requests soon (server/drain.ts). */
export const isDraining = (): boolean => Reflect.get(globalThis, DRAINING) === true;

/** Tells the server that a page fails because the database is away (server/front.ts). */
export function reportDatabaseAway(): void {
  Reflect.set(globalThis, DATABASE_AWAY_AT, Date.now());
}
