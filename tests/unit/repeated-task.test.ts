import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logError } from "@/lib/platform/http/log";
import { everyFiveMinutes } from "@/lib/domains/tidy/repeated-service";

vi.mock("@/lib/platform/http/log", () => ({ logError: vi.fn() }));

const FIVE_MINUTES = 5 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a run that fails is logged, and the next one tries again", async () => {
  const fault = new Error("full");
  const task = vi.fn<() => Promise<void>>().mockRejectedValueOnce(fault).mockResolvedValue();
  everyFiveMinutes(task, "task_failed");
  await vi.advanceTimersByTimeAsync(2 * FIVE_MINUTES);
  expect(task).toHaveBeenCalledTimes(2);
  expect(vi.mocked(logError).mock.calls).toEqual([["task_failed", fault]]);
});

test("a run that takes longer than five minutes is not joined by another", async () => {
  let finish = () => {};
  const task = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  everyFiveMinutes(task, "task_failed");
  await vi.advanceTimersByTimeAsync(3 * FIVE_MINUTES);
  expect(task).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
  expect(task).toHaveBeenCalledTimes(2);
});
