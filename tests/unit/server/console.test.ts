import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markLogged } from "@/lib/platform/http/logged-error";
import { takeOverConsole } from "@/server/console";

let lines: string[];
let undo: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  undo = takeOverConsole((line) => void lines.push(line));
});
afterEach(() => {
  undo();
  vi.useRealTimers();
});

const records = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test("an error is one line of JSON with its type, code and frames, and without what it says", () => {
  const error = Object.assign(new Error("value 'Sunita' is too long"), { code: "22001", detail: "Sunita" });
  console.error("⨯", error);
  console.error(error);
  vi.advanceTimersByTime(1_000);
  expect(records()).toEqual([
    expect.objectContaining({ level: "error", event: "server_error", err: expect.objectContaining({ code: "22001" }) }),
  ]);
  expect(lines.join("")).not.toContain("Sunita");
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
});

test("an error that the application logs itself is no second line", () => {
  const error = new Error("no database");
  console.error(error);
  markLogged(error);
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual([]);
});

test("a text is a line that says where it came from", () => {
  console.warn("⚠ Something about /profile?name=Sunita");
  vi.advanceTimersByTime(1_000);
  expect(records()).toEqual([expect.objectContaining({ level: "warn", event: "server_error" })]);
  expect(lines.join("")).not.toContain("Sunita");
  expect(lines.join("")).toContain("console.test.ts");
});

test("what waits is written when the process ends", () => {
  console.error(new Error("last words"));
  process.listeners("exit").at(-1)!(1);
  expect(records()).toHaveLength(1);
});
