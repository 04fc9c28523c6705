/**
 * Money and dates as every screen shows them. Money is formatted with en-IN in all ten languages: native locales group
 * and digit differently between Node and browsers, which would break hydration (decisions.md, Currency).
 */
import type { Language } from "@/lib/i18n/languages";

const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** @param amount whole rupees. @example formatRupees(125000) // "₹1,25,000" */
export const formatRupees = (amount: number): string => `₹${whole.format(amount)}`;

/** @param count a whole number. @example formatCount(125000) // "1,25,000" */
export const formatCount = (count: number): string => whole.format(count);

/**
 * A monthly pay as one text.
 * @param min whole rupees a month, or null when none was given. @param max the same; equal to min for a single amount.
 * @returns "₹25,000", "₹20,000–₹25,000", or null.
 */
export function formatSalary(min: number | null, max: number | null): string | null {
  if (min === null) return null;
  return max === null || max === min ? formatRupees(min) : `${formatRupees(min)}–${formatRupees(max)}`;
}

/** Latin digits and the Gregorian calendar in every language: "-u-nu-latn-ca-gregory". */
const localeOf = (language: Language): string => `${language}-IN-u-nu-latn-ca-gregory`;

/** @param iso an ISO 8601 time. @returns e.g. "21 Nov 2026", in Asia/Kolkata. */
export const formatDate = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "Asia/Kolkata" }).format(new Date(iso));

/** @param day a calendar day, "2026-11-21". @returns the same without its year, e.g. "21 Nov". */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** @param iso an ISO 8601 time. @returns e.g. "21 Nov 2026, 4:30 pm", in Asia/Kolkata. */
export const formatDateTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  }).format(new Date(iso));

/** @param iso an ISO 8601 time. @returns the time of day, e.g. "14:05", in Asia/Kolkata. */
export const formatTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: "Asia/Kolkata",
  }).format(new Date(iso));
