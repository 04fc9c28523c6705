import { existsSync, readFileSync } from "node:fs";
import type { Client } from "pg";

/**
 * The milliseconds of a processor that some work takes, here and in PostgreSQL: unlike the clock's, they do not count the time in
 * which others have the processor. Parallel workers of PostgreSQL are not counted. Linux only, with the server on this machine.
 * @param client a connection to the server; `work` uses others of the same database, opened before.
 */
export async function cpuMsOf(client: Client, work: () => Promise<unknown>): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() OR backend_type = 'io worker'",
  );
  const before = new Map(rows.map(({ pid }) => [pid, nanosecondsOf(pid)]));
  const here = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(here);
  // A connection that was closed meanwhile was none of the work's.
  const there = [...before].reduce((sum, [pid, spent]) => sum + Math.max(0, nanosecondsOf(pid) - spent), 0);
  return (user + system) / 1_000 + there / 1_000_000;
}

/** A process's time on a processor; 0 if it has ended. */
function nanosecondsOf(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[0]) : 0;
}
