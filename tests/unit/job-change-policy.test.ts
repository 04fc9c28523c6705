import { expect, test } from "vitest";
import { toFieldChanges, withChanges } from "@/lib/domains/jobs/change-policy";

const AT = new Date("2026-11-26T09:00:00Z");
const before = { title: "Cook", salaryMin: 18_000, salaryMax: null, meals: [], exactAddress: null, people: 1 };

test("a change has each field before and after; pay is one field, an address is left out", () => {
  const change = {
    title: "Cook at home",
    salaryMax: 20_000,
    meals: ["lunch", "tea"],
    exactAddress: "Flat 12",
    people: 2,
  };
  const at = AT.toISOString();
  expect(withChanges([], before, change, AT)).toEqual([
    { at, field: "title", before: "Cook", after: "Cook at home" },
    { at, field: "meals", before: "", after: "lunch, tea" },
    { at, field: "people", before: "1", after: "2" },
    { at, field: "salary", before: "18000", after: "18000-20000" },
  ]);
});

test("the newest sixty are kept, each value shortened", () => {
  let stored: unknown = [];
  for (let count = 0; count < 70; count += 1)
    stored = withChanges(stored, { title: String(count) }, { title: "x".repeat(900) }, AT);
  const kept = toFieldChanges(stored);
  expect([kept.length, kept[0]!.before, kept.at(-1)!.after.length]).toEqual([60, "10", 500]);
});
