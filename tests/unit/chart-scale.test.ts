import { expect, test } from "vitest";
import { busiestOf, topOf, totalOf } from "@/components/shared/charts/day-bars";

test.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [5, 10],
  [11, 20],
  [21, 40],
  [41, 100],
  [199_999, 200_000],
])("counts up to %i fit under %i, whose half is whole", (most, top) => {
  expect(topOf(most)).toBe(top);
  expect(Number.isInteger(top / 2)).toBe(true);
});

test("the busiest day is the latest of equals, and null if nothing happened", () => {
  const days = [
    { day: "2026-11-19", count: 3 },
    { day: "2026-11-20", count: 3 },
    { day: "2026-11-21", count: 0 },
  ];
  expect(busiestOf(days)).toEqual({ day: "2026-11-20", count: 3 });
  expect(totalOf(days)).toBe(6);
  expect(busiestOf([{ day: "2026-11-21", count: 0 }])).toBeNull();
  expect(busiestOf([])).toBeNull();
});
