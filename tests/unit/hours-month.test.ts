import { expect, test } from "vitest";
import { hoursAMonth } from "@/lib/language/hours/month";

test.each([
  ["8 AM - 2 PM", "Monday - Saturday", 156],
  ["9 AM - 6 PM", "Mon to Fri", 195],
  ["10 PM - 6 AM", "Every day", 243],
  ["6-8 AM and 6-8 PM", "All days except Sunday", 104],
  ["8 AM - 10 AM", "Monday - Sunday, Sunday off", 52],
  ["8 AM - 10 AM", "Tuesday, Thursday", 17],
  ["24/7 Live-in", "Every day", null],
  ["when we are at home", "Every day", null],
  ["8 AM - 10 AM", "as agreed", null],
])("%s, %s are %s hours a month", (shift, days, hours) => {
  const found = hoursAMonth(shift, days);
  expect(found && Math.round(found)).toBe(hours);
});
