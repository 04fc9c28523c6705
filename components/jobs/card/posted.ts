import type { Translator } from "@/lib/language/i18n/translator";
import type { Language } from "@/lib/language/i18n/languages";
import { formatCount, formatDate, formatDay } from "@/lib/language/format";
import type { JobCard } from "@/lib/domains/jobs/types";
import { addDays, dayInIndia } from "@/lib/core/time";

/** When a job was posted. */
export interface Posted {
  /** ISO 8601. */
  at: string;
  /** "Posted today", "Posted yesterday" or "Posted 21 Nov". */
  short: string;
  /** The same with the year: "Posted 21 Nov 2026". */
  full: string;
}

type Dated = Pick<JobCard, "posted_date" | "created_at">;

/** The day of posting in the reader's words; of a job that was not posted, the day on which it was made. */
export function postedInWords(job: Dated, t: Translator, language: Language): Posted {
  const at = job.posted_date ?? job.created_at;
  const day = dayInIndia(new Date(at));
  const today = dayInIndia();
  const same = (words: string): Posted => ({ at, short: words, full: words });
  if (day === today) return same(t("jobs.card.postedToday"));
  // A whole sentence: the word alone also means "tomorrow" in Hindi.
  if (day === addDays(today, -1)) return same(t("jobs.card.postedYesterday"));
  return {
    at,
    short: t("jobs.card.posted", { date: formatDay(day, language) }),
    full: t("jobs.card.posted", { date: formatDate(at, language) }),
  };
}

/** "12 applied". */
export const appliedInWords = ({ applications }: Pick<JobCard, "applications">, t: Translator): string =>
  t("jobs.card.applied", { count: applications, shown: formatCount(applications) });
