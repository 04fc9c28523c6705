import { getLocale } from "next-intl/server";
import { translatorOf } from "@/lib/language/i18n/translator";
import type { JobCard } from "@/lib/domains/jobs/types";
import { cardTexts, cardViews } from "../card/card-view";
import { JobCards } from "./job-cards";

/** A few jobs as cards that apply, without further pages. */
export async function FewJobs({ jobs }: { jobs: readonly JobCard[] }) {
  const language = await getLocale();
  const t = await translatorOf(language);
  return <JobCards jobs={await cardViews(jobs, { kind: "apply", language })} texts={cardTexts(t)} />;
}
