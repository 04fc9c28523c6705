import { describe, expect, test } from "vitest";
import { daysInWords, durationInWords, holidaysInWords } from "@/components/jobs/days";
import { hoursInWords, pauseInWords } from "@/components/shared/hours/hours";
import { readDuration } from "@/lib/language/hours/durations";
import { readHolidays } from "@/lib/language/hours/holidays";
import type { Hours } from "@/lib/language/hours/read";
import { readShift, type Pause } from "@/lib/language/hours/shift";
import { readWorkWeek } from "@/lib/language/hours/week";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { translatorOf } from "../support/translator";

const DAYS = [
  "Monday - Saturday",
  "Tuesday and Saturday",
  "6 days a week",
  "6 days a week, rotating day off",
  "6 days a week, one day off",
  "6 days a week, Sunday off",
  "6 days a week, day off by agreement",
  "5 days a week, by roster",
  "Monday - Saturday, second Saturday off",
  "Tuesday - Sunday, Monday off",
  "All days but Monday",
  "Sundays and festivals",
  "Alternate nights",
  "Every other day",
  "Daily",
  "2 days a week, by agreement",
  "Tuesday and Friday, and on call",
];
const LENGTHS = [
  "15 days",
  "1 month",
  "3 months",
  "two weeks",
  "1 year",
  "15 days, paid in full",
  "2 weeks on either side",
];
const HOLIDAYS = [
  "4 days off a month and national holidays",
  "Weekly day off, 12 paid leaves a year, festival days by agreement",
  "Weekly day off, national holidays and 2 festival days of your choice",
  "Weekly day off by roster, 15 paid leaves a year",
];

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language) => {
  test("days, lengths of time and holidays are said without a foreign word, each number kept", async () => {
    const t = await translatorOf(language);
    const said = [
      ...DAYS.map((text) => [text, daysInWords(text, t)] as const),
      ...LENGTHS.map((text) => [text, durationInWords(text, t)] as const),
      ...HOLIDAYS.map((text) => [text, holidaysInWords(text, t)] as const),
    ];
    for (const [text, words] of said) {
      expect(words, text).not.toBeNull();
      expect(words, text).not.toMatch(/[a-z{}]/i);
      for (const number of text.match(/\d+/g) ?? []) expect(words, text).toContain(number);
    }
    expect(new Set(said.map(([, words]) => words)).size).toBe(said.length);
  });
});

describe("hours with a pause", () => {
  test.each<[string, Hours | null, Pause | null]>([
    ["9 AM - 6:30 PM, tea at 4", { from: 540, to: 1110 }, { kind: "tea", at: "4" }],
    ["9 AM - 6 PM, lunch at 1.30", { from: 540, to: 1080 }, { kind: "lunch", at: "1:30" }],
    ["9 AM - 6 PM, two hours' rest after lunch", { from: 540, to: 1080 }, { kind: "restAfterLunch", length: "two" }],
    ["9 AM - 6 PM, half an hour break", { from: 540, to: 1080 }, { kind: "rest", length: "half" }],
    ["9 AM - 6 PM, 1 hour lunch break", { from: 540, to: 1080 }, { kind: "lunchBreak", length: "one" }],
    ["9 AM - 6 PM, lunch break", { from: 540, to: 1080 }, { kind: "lunch", at: null }],
    ["9 AM - 6 PM", { from: 540, to: 1080 }, null],
    ["9 AM - 6 PM, Sunday till 2 PM", null, null],
    ["9 AM - 6 PM, later on event days", null, null],
    ["9 AM - 6 PM, no lunch break", null, null],
    ["9 AM - 6 PM, unpaid lunch break", null, null],
    ["9 - 5, tea at 4", null, null],
  ])("%s", (typed, hours, pause) => {
    expect(readShift(typed)).toEqual({ hours, spans: hours && [hours], pause });
  });

  test.each(LANGUAGES.filter((language) => language !== "en"))("is said in %s", async (language) => {
    const t = await translatorOf(language);
    for (const kind of ["tea at 4", "lunch break", "dinner at 9", "one hour rest", "half an hour lunch"]) {
      const typed = `9 AM - 6:30 PM, ${kind}`;
      expect(pauseInWords(typed, t), typed).toMatch(/^[^a-z{}]+$/i);
    }
  });
});

test("shifts of a length by roster are said in each language", async () => {
  const job = { shift: "8-hour shifts by roster", hoursFrom: null, hoursTo: null };
  for (const language of LANGUAGES) expect(hoursInWords(job, await translatorOf(language))).toContain("8");
});

test("Hindi says them as people do", async () => {
  const t = await translatorOf("hi");
  expect(daysInWords("6 days a week, rotating day off", t)).toBe("हफ़्ते में 6 दिन, बारी-बारी से छुट्टी");
  expect(durationInWords("15 दिन, पूरे वेतन के साथ", t)).toBe("15 दिन, पूरे पैसों के साथ");
  expect(durationInWords("3 months", t)).toBe("3 महीने");
  expect(holidaysInWords("महीने में 4 छुट्टियाँ और राष्ट्रीय अवकाश", t)).toBe("महीने में 4 दिन छुट्टी, राष्ट्रीय छुट्टियाँ");
});

describe("a text that says more than can be read stays as typed", () => {
  test.each([
    "6 days a week, rotating day off, no leave in May",
    "6 days a week unless we travel",
    "Monday - Saturday, half day on Saturday",
    "Tuesday and Friday, and one Sunday",
    "8 days a week",
    "Sundays and festivals only",
    "Alternate nights except festivals",
    "",
  ])("days: %j", (text) => expect(readWorkWeek(text)).toBeNull());

  test.each([
    "15 days, unpaid",
    "15 days without pay",
    "about 3 months",
    "3",
    "months",
    "None",
    "1 month, then a raise",
  ])("length: %j", (text) => expect(readDuration(text)).toBeNull());

  test.each(["Weekly day off, no national holidays", "4 days off a month, unpaid", "By agreement", "Sunday"])(
    "holidays: %j",
    (text) => expect(readHolidays(text)).toBeNull(),
  );
});
