import "server-only";
import { keptCheck } from "@/lib/core/kept-check";
import { db } from "./client";
import { requireRoom } from "./room";

/**
 * Checks that the database accepts writes, has room and uses UTC: a standby or a full disk still answers reads.
 * @throws Error saying what is wrong, after two seconds at most.
 */
export const probeDatabase = keptCheck(write, { keptMs: 2_000, lateMessage: "The database did not answer" });

/**
 * Writes a row, which needs no room where one was, and a megabyte that PostgreSQL puts into a file and throws away: its rows
 * do not fit into the memory that they may take. Where a table or the log has a disk of its own, only a write shows that this
 * is full; the last one that did is remembered.
 */
async function write(): Promise<void> {
  const [row] = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL work_mem = '64kB'`;
    await tx.$queryRaw`SELECT count(*) FROM string_to_table(repeat(repeat('x', 4095) || ',', 256), ',')`;
    return tx.$queryRaw<{ zone: string }[]>`
      INSERT INTO rate_limits (key, count, window_ends) VALUES ('health', 0, now())
      ON CONFLICT (key) DO UPDATE SET window_ends = now() RETURNING current_setting('TimeZone') AS zone`;
  });
  checkZone(row?.zone);
  requireRoom();
}

/**
 * Prisma's driver writes times without an offset: in any zone but UTC they would be stored hours off.
 * @throws Error saying what to do, or the driver's error if the database is down.
 */
export async function requireUtc(): Promise<void> {
  const [row] = await db.$queryRaw<{ zone: string }[]>`SELECT current_setting('TimeZone') AS zone`;
  checkZone(row?.zone);
}

function checkZone(zone: string | undefined): void {
  if (zone === "UTC") return;
  throw new Error(
    `The database gives the application's sessions the time zone ${zone} instead of UTC, so that times would be stored wrong. ` +
      "Run `npm run db:migrate` with the same DATABASE_URL: it sets the zone for this role and database. " +
      "A pooler in between has to reconnect after that (pgbouncer: RECONNECT).",
  );
}
