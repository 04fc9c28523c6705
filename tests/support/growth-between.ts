import type { Left, startGrowth } from "./growth";

const MB = 2 ** 20;

/** A few connections to PostgreSQL more or fewer, as the pool needs them. */
const POOL = 6;

/**
 * Asks so many things, twice, and compares what is left after each.
 * @returns by how much it grew, the kinds of answers that are missing and the calls that failed, and a line of figures.
 */
export async function growthBetween(
  { ask, left, statuses, faults, wishes }: Awaited<ReturnType<typeof startGrowth>>,
  { first, further }: { first: number; further: number },
) {
  await ask(first);
  const before = await left();
  await ask(further);
  const after = await left();
  const missing = ["200", "307", "403", "404", "broken"].filter((status) => !statuses[status]);
  return {
    grown: {
      megabytes: (after.heapUsed + after.external - before.heapUsed - before.external) / MB,
      listeners: after.listeners - before.listeners,
      entries: after.entries - before.entries,
      resources: Object.keys(after.resources).filter(
        (name) => after.resources[name]! > (before.resources[name] ?? 0) + POOL,
      ),
      failures: [...missing, ...faults],
    },
    line: `${wishes} pages and calls; after ${first} answers ${said(before)}; after ${first + further} ${said(after)}; ${JSON.stringify(statuses)}`,
  };
}

const said = ({ heapUsed, external, rss, entries, listeners, resources }: Left): string =>
  `${Math.round(heapUsed / MB)} MB of heap, ${Math.round(external / MB)} MB beside it, ${Math.round(rss / MB)} MB in all, ${entries} entries, ${listeners} listeners, ${JSON.stringify(resources)}`;
