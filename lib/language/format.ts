/**
 * Money and dates as every screen shows them, with Latin digits in all ten languages (specification, Currency). Native
 * locales group and digit differently between Node and browsers, which would break hydration. Dates use our own words for the same reason (lib/language/i18n/calendar.ts).
 */
import { CALENDAR, dayPartOf } from "@/lib/language/i18n/calendar";
import type { Language } from "@/lib/language/i18n/languages";
import { clockInIndia, dayInIndia } from "@/lib/core/time";

/** Rounded and grouped as Intl.NumberFormat("en-IN") does, whose first use takes a slow phone a tenth of a second. */
const grouped = (amount: number): string => String(Math.round(amount)).replace(/\d(?=(?:\d\d)+\d$)/g, "$&,");

/** @param amount whole rupees. @example formatRupees(125000) // "₹1,25,000" */
export const formatRupees = (amount: number): string => `₹${grouped(amount)}`;

/** @param count a whole number. @example formatCount(125000) // "1,25,000" */
export const formatCount = (count: number): string => grouped(count);

/**
 * Formats monthly pay.
 * @param min whole rupees a month, or null when none was given. @param max the same; equal to min for a single amount.
 * @returns "₹25,000", "₹20,000–₹25,000", or null.
 */
export function formatSalary(min: number | null, max: number | null): string | null {
  if (min === null) return null;
  return max === null || max === min ? formatRupees(min) : `${formatRupees(min)}–${formatRupees(max)}`;
}

const inIndia = (iso: string): Date => clockInIndia(new Date(iso));

const ENGLISH_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const monthName = (date: Date, language: Language): string =>
  (language === "en" ? ENGLISH_MONTHS : CALENDAR[language].months)[date.getUTCMonth()]!;

const ENGLISH_WEEKDAYS = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
const weekdayName = (date: Date, language: Language): string =>
  (language === "en" ? ENGLISH_WEEKDAYS : CALENDAR[language].weekdays)[date.getUTCDay()]!;

const toDay = (date: Date, language: Language): string => `${date.getUTCDate()} ${monthName(date, language)}`;
const toDate = (date: Date, language: Language): string => `${toDay(date, language)} ${date.getUTCFullYear()}`;
const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** @param iso an ISO 8601 time. @returns e.g. "21 Nov 2026", in Asia/Kolkata. */
export const formatDate = (iso: string, language: Language): string => toDate(inIndia(iso), language);

/** @param day a calendar day, "2026-11-21". @returns the same without its year, e.g. "21 Nov". */
export const formatDay = (day: string, language: Language): string => toDay(new Date(`${day}T00:00:00Z`), language);

/** @param iso an ISO 8601 time. @returns e.g. "21 Nov 2026, 4:30 pm" or "21 नवंबर 2026, शाम 4:30", in Asia/Kolkata. */
export const formatDateTime = (iso: string, language: Language): string =>
  `${toDate(inIndia(iso), language)}, ${formatTime(iso, language)}`;

/** @param day a calendar day in the past, "2026-11-01". @returns its month, e.g. "Nov 2026": nobody remembers the day. */
export function formatMonth(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${monthName(date, language)} ${date.getUTCFullYear()}`;
}

const toMeetingDay = (date: Date, language: Language): string =>
  `${weekdayName(date, language)} ${toDay(date, language)}`;

/** @param day a calendar day soon to come, "2026-11-21". @returns e.g. "Sat 21 Nov": the weekday says more than the year. */
export const formatComingDay = (day: string, language: Language): string =>
  toMeetingDay(new Date(`${day}T00:00:00Z`), language);

/** @param day the first day of work, "2026-11-21". @returns its weekday as long as it is ahead, "Sat 21 Nov"; then its year, "21 Nov 2026". */
export const formatStart = (day: string, language: Language, today = dayInIndia()): string =>
  day < today ? formatDate(day, language) : formatComingDay(day, language);

/** @param iso an ISO 8601 time soon to come. @returns e.g. "Sat 21 Nov, 4:30 pm" or "शनि 21 नवंबर, शाम 4:30". */
export const formatMeeting = (iso: string, language: Language): string =>
  `${toMeetingDay(inIndia(iso), language)}, ${formatTime(iso, language)}`;

/** @param iso an ISO 8601 time. @returns the time of day, "4:30 pm" or "शाम 4:30", in Asia/Kolkata. */
export function formatTime(iso: string, language: Language): string {
  const date = inIndia(iso);
  return toClock(date.getUTCHours(), date.getUTCMinutes(), language);
}

/** @param seconds whole seconds. @returns minutes and seconds, e.g. "0:07". */
export const formatLength = (seconds: number): string => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;

/** @param hour 0 to 23. @returns the full hour as people say it, "9:00 pm" or "रात 9:00". */
export const formatHour = (hour: number, language: Language): string => toClock(hour, 0, language);

// A space that does not break: the part of the day and the hour stay on one line.
function toClock(hour: number, minute: number, language: Language): string {
  const clock = `${hour % 12 || 12}:${twoDigits(minute)}`;
  return language === "en"
    ? `${clock}\u00A0${hour < 12 ? "am" : "pm"}`
    : `${dayPartOf(CALENDAR[language], hour)}\u00A0${clock}`;
}
