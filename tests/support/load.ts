import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { jobBody } from "./factories";
import { type Answer, type Browser, openBrowser } from "./browser";

type Sample = { what: string; status: number; retryAfter: string | null; ms: number; id?: string };

const WRITERS = 6;
const READERS = 3;
const PAUSE_MS = 50;

/**
 * Posts jobs, reads lists and asks for readiness without a break, as people and a balancer do.
 * @returns a function that ends it and gives every answer.
 */
export function startLoad(employer: Browser): () => Promise<Sample[]> {
  const samples: Sample[] = [];
  let isOver = false;
  const repeat = async (what: string, call: () => Promise<Answer>) => {
    while (!isOver) {
      const begin = performance.now();
      const { status, headers, body } = await call();
      const id = (body as { id?: string } | null)?.id;
      samples.push({ what, status, retryAfter: headers.get("retry-after"), ms: performance.now() - begin, id });
      await sleep(PAUSE_MS);
    }
  };
  const times = (count: number, run: () => Promise<void>) => Array.from({ length: count }, run);
  const all = Promise.all([
    ...times(WRITERS, () => repeat("write", () => employer.call("POST", "/api/jobs", { json: jobBody() }))),
    ...times(READERS, () => repeat("read", () => employer.call("GET", "/api/client/service-requests"))),
    repeat("ready", () => openBrowser().call("GET", "/api/health/ready")),
    repeat("live", () => openBrowser().call("GET", "/api/health/live")),
  ]);
  return async () => {
    isOver = true;
    await all;
    return samples;
  };
}

/** How many answers of each status, for each kind of call: for the log of a long test. */
export function countsOf(samples: Sample[]): Record<string, Record<number, number>> {
  const counts: Record<string, Record<number, number>> = {};
  for (const { what, status } of samples) {
    const row = (counts[what] ??= {});
    row[status] = (row[status] ?? 0) + 1;
  }
  return counts;
}

/** Every answer is a success, or a 503 that says when to come back, and comes in time. */
export function expectNoFaults(samples: Sample[], { withinMs }: { withinMs: number }): void {
  const counts = JSON.stringify(countsOf(samples));
  for (const { what, status, retryAfter, ms } of samples) {
    expect([200, 201, 503], `${what} in ${counts}`).toContain(status);
    if (status === 503) expect(Number(retryAfter), `${what} in ${counts}`).toBeGreaterThan(0);
    expect(ms, `${what} ${status} in ${counts}`).toBeLessThan(what === "ready" || what === "live" ? 4_000 : withinMs);
  }
  expect(new Set(samples.filter(({ what }) => what === "live").map(({ status }) => status))).toEqual(new Set([200]));
}
