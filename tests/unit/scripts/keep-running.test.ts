import { beforeEach, expect, test, vi } from "vitest";
import { keepRunning, type Part } from "@/scripts/lib/keep-running";

let said: string[];
let ends: (() => void)[];
let stopped: number;
beforeEach(() => {
  said = [];
  ends = [];
  stopped = 0;
});

function part(): Part {
  let end = () => {};
  const exited = new Promise<void>((resolve) => (end = resolve));
  ends.push(end);
  return {
    exited,
    stop: async () => {
      stopped += 1;
      end();
    },
  };
}

const keep = (again: () => Promise<Part> = async () => part()) =>
  keepRunning({ name: "The part", first: part(), again, say: (line) => void said.push(line), pausesMs: [1, 2] });

test("a part that exits by itself is restarted, and given up if it keeps exiting", async () => {
  const kept = keep();
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(ends).toHaveLength(count));
    ends.at(-1)!();
  }
  await kept.exited;
  expect(said).toEqual([
    "The part has ended unexpectedly; it is started again in 0.001 s.",
    "The part has ended unexpectedly; it is started again in 0.002 s.",
    "The part has ended unexpectedly 3 times and is not started again.",
  ]);
});

test("a failed start counts as an exit", async () => {
  const kept = keep(() => Promise.reject(new Error("The disk is full.")));
  ends[0]!();
  await kept.exited;
  expect(said).toContain("The part did not start: The disk is full.");
  expect(said.at(-1)).toBe("The part has ended unexpectedly 3 times and is not started again.");
});

test("a stopped part stays stopped, even during a pause", async () => {
  const running = keep();
  await running.stop();
  const pausing = keepRunning({
    name: "The part",
    first: part(),
    again: async () => part(),
    say: (line) => void said.push(line),
    pausesMs: [60_000],
  });
  ends[1]!();
  await vi.waitFor(() => expect(said).toHaveLength(1));
  await pausing.stop();
  expect(ends).toHaveLength(2);
  expect(stopped).toBe(2);
});
