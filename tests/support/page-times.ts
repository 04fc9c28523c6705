import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Browser } from "./browser";

/** The median of times in milliseconds. */
export function median(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The cookies of a browser as a header. */
export const cookieOf = ({ cookies }: Browser): string =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");

/** Milliseconds until a signed-in reader has the whole first page. */
async function timePage(origin: string, cookie: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(`${origin}/`, { headers: { cookie, accept: "text/html" } });
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain("</html>");
  return performance.now() - begin;
}

/** Opens the first page again and again, as one reader with short pauses, until `work` has ended. */
export async function pagesDuring(origin: string, cookie: string, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const end = work.finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    times.push(await timePage(origin, cookie));
    await sleep(50);
  }
  await end;
  return times;
}
