import type { Translator } from "@/components/jobs/heading/compose-heading";
import { readWeekdays, type Weekday } from "@/lib/hours/weekdays";

/** The typed days of work in the reader's words: "सोमवार से शनिवार"; null if they cannot be read. Needs the texts of `jobs`. */
export function daysInWords(typed: string | null, t: Translator): string | null {
  const days = typed === null ? null : readWeekdays(typed);
  if (!days) return null;
  const nameOf = (day: Weekday) => t(`jobs.speech.weekday.${day}`);
  if ("days" in days) return days.days.map(nameOf).join(", ");
  return t("jobs.speech.weekdays", { from: nameOf(days.from), to: nameOf(days.to) });
}
