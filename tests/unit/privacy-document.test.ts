import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { RULES, type Rule } from "@/lib/platform/retention/rules";

const TEXT = readFileSync(path.resolve(import.meta.dirname, "../../docs/privacy.md"), "utf8");
const DAY = 24;

function period(hours: number): string {
  if (hours === 0) return "until";
  if (hours % (365 * DAY) === 0) return hours === 365 * DAY ? "a year" : `${hours / DAY / 365} years`;
  if (hours > 2 * DAY) return `${hours / DAY} days`;
  return hours === 1 ? "an hour" : `${hours} hours`;
}

const keptFor = ({ hours, since }: Rule) => (hours === 0 ? `until ${since}` : `${period(hours)} after ${since}`);

test("the table of times is that of the rules in the code", () => {
  const chapter = TEXT.split("## How long it is kept")[1]!.split(/^## /m)[0]!;
  const rows = chapter
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1));
  expect(rows[0]).toEqual(["What", "Kept", "Then", "Why"]);
  expect(rows.slice(2)).toEqual(RULES.map((rule) => [rule.what, keptFor(rule), rule.then, rule.why]));
});
