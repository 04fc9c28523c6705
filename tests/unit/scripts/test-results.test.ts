import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UserError } from "@/scripts/before-install/errors.mjs";
import { createScore } from "@/scripts/lib/test-results";

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

test("the last line is the total, and the exit code follows it", async () => {
  const score = createScore();
  expect(await score.check("Format", async () => {})).toBe(true);
  expect(await score.suite("Tests", async () => ({ passed: 12, failed: 0 }))).toBe(true);
  expect(score.report()).toBe(0);
  expect(said.at(-1)).toBe("\n13 passed, 0 failed");
});

test("a failed check is reported and counted, and the others still run", async () => {
  const score = createScore();
  expect(await score.check("Format", () => Promise.reject(new UserError("Format: this step failed (1).")))).toBe(false);
  expect(await score.suite("Tests", async () => ({ passed: 3, failed: 2 }))).toBe(false);
  expect(score.report()).toBe(1);
  expect(said[0]).toBe("Format: this step failed (1).");
  expect(said.at(-1)).toBe("\n3 passed, 3 failed");
});

test("a suite without tests fails", async () => {
  const score = createScore();
  await score.suite("Journeys", async () => ({ passed: 0, failed: 0 }));
  expect(said).toEqual(["Journeys: no test ran."]);
  expect(score.report()).toBe(1);
});

test("an unexpected error does not count as a failed check", async () => {
  await expect(createScore().check("Format", () => Promise.reject(new TypeError("oops")))).rejects.toThrow(TypeError);
});
