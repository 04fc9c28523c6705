import { vi } from "vitest";

/** Runs `work` as if so many milliseconds had passed: by the calendar and by the clock that only goes on. */
export async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const now = performance.now.bind(performance);
  const spy = vi.spyOn(performance, "now").mockImplementation(() => now() + ms);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
    spy.mockRestore();
  }
}
