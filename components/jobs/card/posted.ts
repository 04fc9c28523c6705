import type { Translator } from "@/components/jobs/heading/compose-heading";
import type { Language } from "@/lib/language/i18n/languages";
import { formatDate, formatDay } from "@/lib/language/format";
import type { JobCard } from "@/lib/domains/jobs/types";
import { addDays, dayInIndia } from "@/lib/core/time";

/** When a job was posted. */
export interface Posted {
  /** ISO 8601. */
  at: string;
  /** "today", "yesterday" or "21 Nov". */
  short: string;
  /** Today or yesterday; an older day says little, and cards leave it out. */
  isRecent: boolean;
  /** "Posted today", "Posted yesterday" or "Posted 21 Nov 2026". */
  full: string;
}

type Dated = Pick<JobCard, "posted_date" | "created_at">;

/** When it was posted, or else made. */
const postedAt = ({ posted_date: posted, created_at: created }: Dated): string => posted ?? created;

/** The day of posting in the reader's words. */
export function postedInWords(job: Dated, t: Translator, language: Language): Posted {
  const at = postedAt(job);
  const day = dayInIndia(new Date(at));
  const today = dayInIndia();
  if (day === today) return { at, short: t("jobs.card.today"), isRecent: true, full: t("jobs.card.postedToday") };
  if (day === addDays(today, -1))
    return { at, short: t("jobs.card.yesterday"), isRecent: true, full: t("jobs.card.postedYesterday") };
  return {
    at,
    short: formatDay(day, language),
    isRecent: false,
    full: t("jobs.card.posted", { date: formatDate(at, language) }),
  };
}
