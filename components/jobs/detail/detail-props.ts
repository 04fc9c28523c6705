import type { Translator } from "@/lib/language/i18n/translator";
import type { Job } from "@/lib/domains/jobs/types";

/** A job in full, and the reader's words. */
export interface DetailProps {
  job: Job;
  t: Translator;
}
