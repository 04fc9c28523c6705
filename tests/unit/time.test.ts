import { expect, test } from "vitest";
import { addDays, dayInIndia, lastDaysInIndia, startOfDayInIndia } from "@/lib/core/time";

test.each([
  ["2026-11-21T10:00:00Z", "2026-11-20T18:30:00.000Z"],
  ["2026-11-20T18:29:59.999Z", "2026-11-19T18:30:00.000Z"],
  ["2026-11-20T18:30:00Z", "2026-11-20T18:30:00.000Z"],
])("the Indian day of %s began at %s", (now, start) => {
  expect(startOfDayInIndia(dayInIndia(new Date(now))).toISOString()).toBe(start);
});

test("the Indian day begins at half past six in the evening before, in UTC", () => {
  expect(dayInIndia(new Date("2026-11-20T18:29:59Z"))).toBe("2026-11-20");
  expect(dayInIndia(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
});

test("the last days have no gaps, across months", () => {
  // 18:30 UTC is midnight in India.
  expect(lastDaysInIndia(3, new Date("2026-11-30T18:30:00Z"))).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
});
