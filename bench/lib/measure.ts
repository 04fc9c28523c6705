/** How long a query took over several runs, in milliseconds, and how many rows it returned. */
export type Timing = { name: string; median: number; worst: number; rows: number };

const WARM_UP = 1;
const RUNS = 7;

/** Runs a query repeatedly, one run at a time. @param run returns its number of rows. @returns without the warm-up. */
export async function measure(name: string, run: () => Promise<number>): Promise<Timing> {
  const times: number[] = [];
  let rows = 0;
  for (let index = 0; index < WARM_UP + RUNS; index += 1) {
    const start = performance.now();
    rows = await run();
    if (index >= WARM_UP) times.push(performance.now() - start);
  }
  const median = medianOf(times);
  process.stderr.write(`${median.toFixed(1)} ms ${name}\n`);
  return { name, median, worst: Math.max(...times), rows };
}

/** The middle one. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Prints timings, slowest first. @param limit milliseconds. @returns whether every median is within the limit. */
export function report(timings: Timing[], limit: number): boolean {
  for (const { name, median, worst, rows } of timings.toSorted((a, b) => b.median - a.median)) {
    console.log(`${median.toFixed(1).padStart(8)} ms  worst ${worst.toFixed(1).padStart(7)} ms  ${rows} rows  ${name}`);
  }
  const slow = timings.filter(({ median }) => median > limit).length;
  console.log(`${timings.length} queries, ${slow} with a median above ${limit} ms`);
  return slow === 0;
}
