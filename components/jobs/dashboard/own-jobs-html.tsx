import type { ReactNode } from "react";
import type { Translator } from "@/components/jobs/heading/compose-heading";
import { Button } from "@/components/ui/button";
import { boundedCache } from "@/lib/core/bounded-cache";
import { formatDate } from "@/lib/language/format";
import type { Language } from "@/lib/language/i18n/languages";
import { translatorOf } from "@/lib/language/i18n/translator";
import { OPEN_DAYS } from "@/lib/domains/jobs/policy";
import type { OwnJobCard as OwnJob } from "@/lib/domains/jobs/types";
import { JobActionsLook, StepContent } from "../owner/job-actions-look";
import { ExpiredNote, isAsked, RenewalQuestion } from "../owner/renewal-look";
import { REMOVE_LOOK, RemoveContent } from "../remove/remove-look";
import { ACTIONS_LOOK, OwnJobCard } from "./own-job-card";

/** Cards kept in one process, about 8 KB each with their key. */
const KEPT = 1_000;
const kept = boundedCache<string, string>(KEPT);

/**
 * An employer's jobs as HTML, a list item each, as LiveOwnJobCard draws them. Each is kept under all that it shows, so that a
 * changed job or figure is another entry.
 */
export async function ownJobsHtml(jobs: readonly OwnJob[], language: Language): Promise<string> {
  const [{ renderToStaticMarkup }, t] = await Promise.all([import("react-dom/server"), translatorOf(language)]);
  return jobs
    .map((job) =>
      kept.get(JSON.stringify([language, isAsked(job), job]), () =>
        renderToStaticMarkup(
          <li>
            <OwnJobCard
              job={job}
              t={t}
              language={language}
              renewal={renewalOf(job, t, language)}
              actions={
                <JobActionsLook
                  job={job}
                  t={t}
                  withDetails
                  className={ACTIONS_LOOK}
                  step={
                    <Button variant="ghost">
                      <StepContent job={job} t={t} />
                    </Button>
                  }
                  remove={
                    <Button variant="ghost" className={REMOVE_LOOK}>
                      <RemoveContent text={t("ownJob.actions.remove")} title={job.title} />
                    </Button>
                  }
                />
              }
            />
          </li>,
        ),
      ),
    )
    .join("");
}

function renewalOf(job: OwnJob, t: Translator, language: Language): ReactNode {
  if (job.closed_reason === "expired") return <ExpiredNote text={t("ownJob.renewal.expired", { days: OPEN_DAYS })} />;
  if (job.open_until === null || !isAsked(job)) return null;
  const closes = t("ownJob.renewal.closes", { date: formatDate(job.open_until, language) });
  return (
    <RenewalQuestion texts={{ question: t("ownJob.renewal.question"), closes }}>
      <Button className="max-sm:w-full">
        {t("ownJob.renewal.keep")}
        <span className="sr-only">{job.title}</span>
      </Button>
    </RenewalQuestion>
  );
}
