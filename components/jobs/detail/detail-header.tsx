import { useLocale, useTranslations } from "next-intl";
import { useJobSummary, useJobWords } from "@/components/jobs/heading/job-words";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { composeSpeech } from "@/components/jobs/speech/compose-speech";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { SpeakButton } from "@/components/shared/speech/speak-button";
import { TypedText } from "@/components/shared/translation/typed-text";
import { Card } from "@/components/ui/card";
import { PictureOr } from "@/components/ui/picture-or";
import type { Job } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { PromiseBadges, UrgencyBadge } from "../card/job-badges";
import { JobCounts } from "../card/job-counts";
import { useJobFacts, type Fact } from "../card/job-facts";
import { JobPicture } from "../card/job-picture";
import { Pay } from "../card/pay";

/** Picture, heading, pay and the main facts, a summary, the employer and the employer's own title. */
export function DetailHeader({ job }: { job: Job }) {
  const t = useTranslations("jobDetail");
  const words = useJobWords(job);
  const summary = useJobSummary(job);
  const speech = composeSpeech(job, useLocale(), useTranslations());
  const facts = useJobFacts(job, ["place", "shift", "more", "workingDays", "type", "employmentType", "experience"]);
  return (
    <Card className="gap-4 overflow-hidden p-0 sm:p-0">
      <div className="relative">
        <JobPicture job={job} isFirst isLarge className="aspect-[3/1] md:aspect-[5/2]" />
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start justify-end gap-2">
          {/* Immediate hiring is among the promises below. */}
          {job.urgencyLevel === "immediate" ? null : <UrgencyBadge level={job.urgencyLevel} />}
          <JobStatusBadge status={job.status} />
        </div>
        <SpeakButton sentences={speech} className="shadow-raised end-3 bottom-3 rounded-full" />
      </div>
      <div className="grid grid-cols-1 gap-4 px-4 pb-5 sm:px-6">
        <div className="grid grid-cols-1 gap-1">
          <h1 dir="auto" className="text-2xl leading-snug wrap-anywhere sm:text-3xl sm:leading-snug">
            {words.heading.short}
            {/* Place and hours are the first facts below it; a heading read on its own needs them. */}
            <span className="sr-only">{words.heading.rest}</span>
          </h1>
          <Pay job={job} className="md:hidden" />
        </div>
        <section aria-labelledby="facts-heading">
          <h2 id="facts-heading" className="sr-only">
            {t("facts")}
          </h2>
          <FactTiles facts={facts} />
        </section>
        <PromiseBadges job={job} />
        <p className="wrap-anywhere">{summary}</p>
        {/* Title and name are the employer's own words, in whatever language. */}
        <div className="flex items-start gap-3">
          <span className="border-border bg-primary-soft text-primary inline-flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-full border">
            <PictureOr src={job.company_logo && href.upload(job.company_logo, "small")} look="size-full object-cover">
              <Pictogram name="company" bold />
            </PictureOr>
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-muted-foreground">{t("company")}</p>
            <p dir="auto" className="font-semibold wrap-anywhere">
              {words.employer}
            </p>
            <TypedText as="q" text={job.title} isTitle className="block wrap-anywhere" />
          </div>
        </div>
        <JobCounts job={job} className="md:hidden" />
      </div>
    </Card>
  );
}

/** Facts with a large picture each, and their names in words. */
function FactTiles({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {facts.map(({ name, pictogram, label, value, lang, more }) => (
        <div key={name} className="relative min-h-12 ps-15">
          <dt className="text-muted-foreground">
            <span className="tile tile-leaf absolute start-0 top-0 flex size-12 items-center justify-center rounded-lg">
              <Pictogram name={pictogram} />
            </span>
            {label}
          </dt>
          <dd dir="auto" lang={lang} className="font-semibold wrap-anywhere">
            {name === "workingDays" ? <TypedText text={value} /> : value}
            {more ? <TypedText text={more} className="font-normal" /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
