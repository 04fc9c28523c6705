import { useLocale, useTranslations } from "next-intl";
import type { Language } from "@/lib/i18n/languages";
import { formatDate, formatDay } from "@/lib/format";
import type { JobCard } from "@/lib/jobs/types";
import { addDays, dayInIndia } from "@/lib/time";

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

/** The day of posting in the reader's words. Elements that show it suppress hydration warnings: midnight may pass. */
export const usePosted = (job: Dated): Posted => postedInWords(job, useTranslations("jobs.card"), useLocale());

/** The same where no hook can be called. */
export function postedInWords(
  job: Dated,
  t: ReturnType<typeof useTranslations<"jobs.card">>,
  language: Language,
): Posted {
  const at = job.posted_date ?? job.created_at;
  const day = dayInIndia(new Date(at));
  const today = dayInIndia();
  if (day === today) return { at, short: t("today"), isRecent: true, full: t("postedToday") };
  if (day === addDays(today, -1)) return { at, short: t("yesterday"), isRecent: true, full: t("postedYesterday") };
  return {
    at,
    short: formatDay(day, language),
    isRecent: false,
    full: t("posted", { date: formatDate(at, language) }),
  };
}
