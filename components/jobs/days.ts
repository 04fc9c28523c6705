import type { Translator } from "@/lib/language/i18n/translator";
import { readDuration } from "@/lib/language/hours/durations";
import { readHolidays } from "@/lib/language/hours/holidays";
import { isOneOf } from "@/lib/core/objects";
import { DAYS_OFF, readWorkWeek, type DayOff, type WorkWeek } from "@/lib/language/hours/week";
import type { Weekday } from "@/lib/language/hours/weekdays";

/**
 * The typed days of work in the reader's words: "सोमवार से शनिवार", "हफ़्ते में 6 दिन, बारी-बारी से छुट्टी"; null if they cannot be
 * read. Needs the texts of `jobs`.
 */
export function daysInWords(typed: string | null, t: Translator): string | null {
  const week = typed === null ? null : readWorkWeek(typed);
  if (!week) return null;
  const days = daysOf(week, t);
  return week.off === null ? days : `${days}, ${offOf(week.off, t)}`;
}

const nameOf = (day: Weekday, t: Translator): string => t(`jobs.speech.weekday.${day}`);

function daysOf({ days }: WorkWeek, t: Translator): string {
  if ("count" in days) return t("jobs.terms.daysAWeek", { count: days.count });
  if ("named" in days) return t(`jobs.terms.days.${days.named}`);
  if ("allBut" in days) return t("jobs.terms.allBut", { day: nameOf(days.allBut, t) });
  if ("days" in days) return days.days.map((day) => nameOf(day, t)).join(", ");
  return t("jobs.speech.weekdays", { from: nameOf(days.from, t), to: nameOf(days.to, t) });
}

const offOf = (off: DayOff, t: Translator): string =>
  isOneOf(DAYS_OFF, off) ? t(`jobs.terms.off.${off}`) : t("jobs.terms.off.weekday", { day: nameOf(off, t) });

/** A typed length of time in the reader's words; null if it cannot be read. Needs the texts of `jobs`. */
export function durationInWords(typed: string, t: Translator): string | null {
  const duration = readDuration(typed);
  if (!duration) return null;
  const length = t(`jobs.terms.length.${duration.unit}`, { count: duration.count });
  return duration.note === null ? length : t(`jobs.terms.${duration.note}`, { length });
}

/** Typed holidays in the reader's words; null unless all of it can be read. Needs the texts of `jobs`. */
export function holidaysInWords(typed: string, t: Translator): string | null {
  const holidays = readHolidays(typed);
  return holidays && holidays.map(({ kind, count }) => t(`jobs.terms.holiday.${kind}`, { count })).join(", ");
}
