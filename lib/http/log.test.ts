import { expect, test, vi } from "vitest";
import { logError } from "./log";

test("a line of the log holds frames and no text of the message, however many lines that has", () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  logError("unexpected_error", new Error("\nInvalid `db.user.create()` invocation\n\n  username: 'secret.name',"));
  const line = String(written.mock.calls[0]![0]);
  written.mockRestore();
  expect(line).not.toContain("secret");
  expect(line).not.toContain("Invalid");
  expect((JSON.parse(line) as { stack: string[] }).stack[0]).toMatch(/^at .*log\.test/);
});
