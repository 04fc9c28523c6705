import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const TEXT = readFileSync(path.join(ROOT, "docs", "security.md"), "utf8");

/** The cells of the tables of requirements. */
const ROWS = TEXT.split(/^## /m)
  .filter((chapter) => /^V\d+ /.test(chapter))
  .flatMap((chapter) => chapter.split("\n").filter((line) => line.startsWith("|")))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, requirement]) => requirement !== "Requirement" && !/^-+$/.test(requirement!));

test("every requirement has a state, and a place or a reason", () => {
  expect(ROWS.length).toBeGreaterThan(90);
  const bad = ROWS.filter(
    ([, requirement, state, where]) =>
      !requirement || !/^(?:met|partly|not met)$/.test(state!) || (where ?? "").length < 10,
  );
  expect(bad).toEqual([]);
});

test("every file that it names exists", () => {
  const named = [...TEXT.matchAll(/`((?:[\w.[\]()-]+\/)+[\w.[\]-]+\.\w+)`|\]\((?!#|https?:)([^)#]+)/g)].map(
    ([, file, link]) => file ?? path.join("docs", link!),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test("no requirement is named twice", () => {
  const numbers = ROWS.map(([, requirement]) => /^[\d.]+\d/.exec(requirement!)?.[0]).filter(Boolean);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
