import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

type Entry = { optionalDependencies?: Record<string, string> };
const lock = JSON.parse(readFileSync(path.join(process.cwd(), "package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};

// If a registry only serves its own platform, `npm install` leaves the others out, and `npm ci` then rejects the file
// in a fresh clone.
test("the lock file names every optional package of every platform", () => {
  const names = new Set(Object.keys(lock.packages).map((key) => key.slice(key.lastIndexOf("node_modules/") + 13)));
  const wanted = Object.values(lock.packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});
