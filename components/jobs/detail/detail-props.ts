import type { Translator } from "@/components/jobs/heading/compose-heading";
import type { TypedReader } from "@/components/shared/translation/typed-html";
import type { Job } from "@/lib/domains/jobs/types";

/** A part of a job's page: without hooks, because the page is kept as HTML (job-html.tsx). */
export interface DetailProps {
  job: Job;
  t: Translator;
  reader: TypedReader;
}
