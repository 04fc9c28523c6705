import "server-only";
import { db } from "./client";
import { requireRoom } from "./room";

const TIMEOUT_MS = 2_000;
/** Health checks are frequent and each probe writes, so a result is reused for this long. */
const KEPT_MS = 2_000;

let latest: { at: number; outcome: Promise<void> } | null = null;

/**
 * Checks that the database accepts writes, has room and uses UTC: a standby or a full disk still answers reads.
 * @throws Error saying what is wrong, after two seconds at most.
 */
export function probeDatabase(): Promise<void> {
  if (!latest || performance.now() - latest.at > KEPT_MS)
    latest = { at: performance.now(), outcome: withTimeout(write()) };
  return latest.outcome;
}

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

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
