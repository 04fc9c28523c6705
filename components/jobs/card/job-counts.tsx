import type { Translator } from "@/lib/language/i18n/translator";
import type { JobCard } from "@/lib/domains/jobs/types";
import type { Language } from "@/lib/language/i18n/languages";
import { appliedInWords, postedInWords } from "./posted";

export interface JobCountsProps {
  job: Pick<JobCard, "applications" | "posted_date" | "created_at">;
  t: Translator;
  language: Language;
}

/** The number of applications and the date of posting. */
export function JobCounts({ job, t, language }: JobCountsProps) {
  const posted = postedInWords(job, t, language);
  return (
    <>
      <span>{appliedInWords(job, t)}</span>
      <time dateTime={posted.at}>{posted.full}</time>
    </>
  );
}
