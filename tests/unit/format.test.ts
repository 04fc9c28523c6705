import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { spokenHours } from "@/lib/language/hours/spoken";
import { CALENDAR } from "@/lib/language/i18n/calendar";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { translatorOf } from "@/lib/language/i18n/translator";
import { momentInIndia } from "@/lib/core/time";
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatComingDay,
  formatDay,
  formatMeeting,
  formatMonth,
  formatRupees,
  formatSalary,
  formatStart,
  formatTime,
} from "@/lib/language/format";

test("rupees are grouped in lakhs with Latin digits", () => {
  expect(formatRupees(125_000)).toBe("₹1,25,000");
  expect(formatRupees(999)).toBe("₹999");
  expect(formatSalary(20_000, 25_000)).toBe("₹20,000–₹25,000");
  expect(formatSalary(25_000, 25_000)).toBe("₹25,000");
  expect(formatSalary(null, null)).toBeNull();
});

test("counts are grouped the same way, and a calendar day does not shift", () => {
  expect(formatCount(200_000)).toBe("2,00,000");
  expect(formatDay("2026-11-21", "en")).toBe("21 Nov");
});

test("any number is grouped and rounded as Intl does for India", () => {
  const intl = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
  const numbers = [
    0, 0.4, 0.6, 9, 99, 100, 999.7, 1_000, 12_345, 99_999, 100_000, 1_234_567, 12_345_678, 987_654_321_012,
  ];
  expect(numbers.map(formatCount)).toEqual(numbers.map((number) => intl.format(number)));
});

test.each(LANGUAGES)("dates in %s have Latin digits and the day in India", (language) => {
  // 20:00 UTC is already the next day in India.
  expect(formatDate("2026-11-20T20:00:00Z", language)).toMatch(/21.*2026|2026.*21/);
  expect(formatDateTime("2026-11-20T20:00:00Z", language)).toMatch(/1:30/);
});

test("an appointment has its weekday and no year, a past month no invented day", () => {
  expect(formatMeeting("2026-11-25T11:00:00Z", "en")).toBe("Wed 25 Nov, 4:30\u00A0pm");
  expect(formatMeeting("2026-11-25T11:00:00Z", "hi")).toBe("बुध 25 नवंबर, शाम\u00A04:30");
  // 20:00 UTC is already the next day in India.
  expect(formatMeeting("2026-11-25T20:00:00Z", "ta")).toBe("வியாழன் 26 நவம்பர், இரவு\u00A01:30");
  expect(formatComingDay("2026-12-03", "bn")).toBe("বৃহস্পতি 3 ডিসেম্বর");
  expect(formatStart("2026-12-03", "hi", "2026-12-03")).toBe("गुरु 3 दिसंबर");
  expect(formatStart("2026-12-03", "en", "2026-12-04")).toBe("3 Dec 2026");
  expect(formatMonth("2022-11-01", "hi")).toBe("नवंबर 2022");
});

test("each language has seven short names of days", () => {
  for (const { weekdays } of Object.values(CALENDAR)) expect(new Set(weekdays).size).toBe(7);
});

test("month and time of day are written in the language", () => {
  expect(formatDate("2026-11-21T00:00:00Z", "en")).toBe("21 Nov 2026");
  expect(formatDateTime("2026-11-21T11:00:00Z", "en")).toBe("21 Nov 2026, 4:30\u00A0pm");
  expect(formatDateTime("2026-11-21T11:00:00Z", "hi")).toBe("21 नवंबर 2026, शाम\u00A04:30");
  expect(formatDateTime("2026-01-05T06:35:00Z", "pa")).toBe("5 ਜਨਵਰੀ 2026, ਦੁਪਹਿਰ\u00A012:05");
  expect(formatDateTime("2026-01-05T18:30:00Z", "en")).toBe("6 Jan 2026, 12:00\u00A0am");
  expect(formatTime("2026-11-20T18:30:00Z", "en")).toBe("12:00\u00A0am");
  expect(formatTime("2026-11-20T15:30:00Z", "hi")).toBe("रात\u00A09:00");
});

test("there are twelve months in every language", () => {
  for (const { months } of Object.values(CALENDAR)) expect(new Set(months).size).toBe(12);
});

describe.each(LANGUAGES)("%s", (language) => {
  test("groups numbers as in India, with Latin digits", async () => {
    const t = await translatorOf(language);
    const count = 150_000;
    const shown = formatCount(count);
    const n = (chunks: ReactNode) => chunks;
    const texts = [
      t("jobs.card.applied", { count, shown }),
      t("dashboard.stats.activeDetail", { total: count, shown }),
      t("ownJob.actions.removeText", { count, shown }),
      [t.rich("dashboard.list.views", { count, shown, n })].flat().join(""),
    ];
    for (const text of texts) expect(text).toMatch(/(?<![\d,])1,50,000(?![\d,])/);
    expect(formatRupees(count)).toBe("₹1,50,000");
  });

  test("says each hour with the same part of the day in times and in hours of work", async () => {
    const t = await translatorOf(language);
    for (let hour = 0; hour < 24; hour++) {
      const end = ((hour + 1) % 24) * 60;
      const [, part] =
        / (\S+)$/.exec(
          t("options.hours.range", spokenHours({ from: hour * 60, to: end })!)
            .split(/\s*\d/)[0]!
            .replace(/^/, " "),
        ) ?? [];
      const time = formatDateTime(
        momentInIndia(`2026-01-05T${String(hour).padStart(2, "0")}:00`).toISOString(),
        language,
      );
      const [clock = ""] = time.split(", ").slice(-1);
      if (language === "en") expect(clock).toBe(`${hour % 12 || 12}:00\u00A0${hour < 12 ? "am" : "pm"}`);
      else expect(clock, String(hour)).toBe(`${part}\u00A0${hour % 12 || 12}:00`);
    }
  });
});
