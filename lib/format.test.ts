import { expect, test } from "vitest";
import { LANGUAGES } from "@/lib/i18n/languages";
import { formatCount, formatDate, formatDateTime, formatDay, formatRupees, formatSalary, formatTime } from "./format";

test("rupees are grouped in lakhs with Latin digits", () => {
  expect(formatRupees(125_000)).toBe("₹1,25,000");
  expect(formatRupees(999)).toBe("₹999");
  expect(formatSalary(20_000, 25_000)).toBe("₹20,000–₹25,000");
  expect(formatSalary(25_000, 25_000)).toBe("₹25,000");
  expect(formatSalary(null, null)).toBeNull();
});

test("counts are grouped in the same way, and a calendar day stays that day", () => {
  expect(formatCount(200_000)).toBe("2,00,000");
  expect(formatDay("2026-11-21", "en")).toBe("21 Nov");
});

test.each(LANGUAGES)("dates in %s have Latin digits and the Indian day", (language) => {
  // 20:00 UTC is already the next day in India.
  expect(formatDate("2026-11-20T20:00:00Z", language)).toMatch(/21.*2026|2026.*21/);
  expect(formatDateTime("2026-11-20T20:00:00Z", language)).toMatch(/1:30/);
  expect(formatTime("2026-11-20T18:30:00Z", language)).toBe("00:00");
});
