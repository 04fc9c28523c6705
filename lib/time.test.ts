import { expect, test } from "vitest";
import { startOfDayInIndia } from "./time";

test.each([
  ["2026-11-21T10:00:00Z", "2026-11-20T18:30:00.000Z"],
  ["2026-11-20T18:29:59.999Z", "2026-11-19T18:30:00.000Z"],
  ["2026-11-20T18:30:00Z", "2026-11-20T18:30:00.000Z"],
])("the Indian day of %s began at %s", (now, start) => {
  expect(startOfDayInIndia(new Date(now)).toISOString()).toBe(start);
});
