import { beforeEach, expect, test, vi } from "vitest";
import { CANNOT_START } from "@/lib/core/exit-code";
import { causeOf, keepRunning, type Ending, type Part } from "@/scripts/lib/keep-running";

const KILLED: Ending = { code: null, signal: "SIGKILL", words: "" };

let said: string[];
let ends: ((ending?: Ending) => void)[];
let stopped: number;
beforeEach(() => {
  said = [];
  ends = [];
  stopped = 0;
});

function part(): Part {
  let end = (_ending: Ending) => {};
  const exited = new Promise<Ending>((resolve) => (end = resolve));
  ends.push((ending = KILLED) => end(ending));
  return {
    exited,
    stop: async () => {
      stopped += 1;
      end({ code: 0, signal: null, words: "" });
    },
  };
}

const keep = (again: (deaths: Readonly<Record<string, number>>) => Promise<Part> = async () => part()) =>
  keepRunning({ name: "The part", first: part(), again, say: (line) => void said.push(line), pausesMs: [1, 2] });

test("a part that exits by itself is restarted however often, after pauses that grow up to the longest", async () => {
  const counts: number[] = [];
  const kept = keep(async (deaths) => {
    counts.push(deaths.SIGKILL ?? 0);
    return part();
  });
  for (let count = 1; count <= 8; count += 1) {
    await vi.waitFor(() => expect(ends).toHaveLength(count));
    ends.at(-1)!();
  }
  await vi.waitFor(() => expect(ends).toHaveLength(9));
  await kept.stop();
  expect(said.slice(0, 3)).toEqual([
    "The part has ended unexpectedly (SIGKILL); it is started again in 0.001 s.",
    "The part has ended unexpectedly (SIGKILL); it is started again in 0.002 s.",
    "The part has ended unexpectedly (SIGKILL); it is started again in 0.002 s.",
  ]);
  expect(said).toHaveLength(8);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("where another start would not help it ends", async () => {
  const kept = keep();
  ends[0]!({ code: CANNOT_START, signal: null, words: "" });
  expect(await kept.exited).toMatchObject({ code: CANNOT_START });
  expect(said).toEqual([]);
});

test("a failed start counts as an exit", async () => {
  let starts = 0;
  const kept = keep(() => {
    starts += 1;
    return starts < 4 ? Promise.reject(new Error("The disk is full.")) : Promise.resolve(part());
  });
  ends[0]!();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  await kept.stop();
  expect(said.filter((line) => line === "The part did not start: The disk is full.")).toHaveLength(3);
});

test.each([
  [{ code: null, signal: "SIGKILL", words: "" }, "SIGKILL"],
  [{ code: 1, signal: null, words: "TypeError: x is not a function" }, "exit_1"],
  [
    {
      code: null,
      signal: "SIGABRT",
      words: "FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory",
    },
    "out_of_memory",
  ],
])("the cause of %j is %s", (ending, cause) => {
  expect(causeOf(ending)).toBe(cause);
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
