import type { ReactNode } from "react";
import { jobWords } from "@/components/jobs/heading/job-words";
import { composeSpeech } from "@/components/jobs/speech/compose-speech";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { TypedText } from "@/components/shared/translation/typed-text";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { PictureOr } from "@/components/ui/picture-or";
import { formatDate } from "@/lib/language/format";
import type { Language } from "@/lib/language/i18n/languages";
import { href } from "@/lib/access/routes";
import { PromiseBadges, WatchLine } from "../card/job-badges";
import { JobPicture } from "../card/job-picture";
import { SpeakButton } from "../speech/speak-button";
import { COUNTS } from "./apply-box";
import { FactTiles } from "./detail-section";
import { EmployerRecord } from "./employer-record";
import { DECIDING, GivenFacts } from "./given-facts";
import type { DetailProps } from "./detail-props";
import { jobFacts } from "./job-facts";
import { Pay } from "./pay";

interface DetailHeaderProps extends DetailProps {
  language: Language;
  counts: ReactNode;
  /** Why it suits this reader. */
  suits?: ReactNode;
}

/** Picture, heading, pay and the main facts, a summary, the employer and the employer's own title. */
export function DetailHeader({ job, t, language, counts, suits }: DetailHeaderProps) {
  const words = jobWords(job, t);
  return (
    <Card className="gap-3 overflow-hidden p-0 sm:p-0">
      <div className="relative">
        <JobPicture job={job} isFirst isLarge className="aspect-[4/1] md:aspect-[5/2]" />
        {job.review === "held" ? null : (
          <Badge variant={job.status === "open" ? "success" : "secondary"} className="absolute start-3 top-3">
            {t(`options.jobStatus.${job.status}`)}
          </Badge>
        )}
        <SpeakButton
          jobId={job.id}
          sentences={composeSpeech(job, language, t)}
          className="border-input bg-card text-primary hover:bg-muted shadow-raised absolute end-3 bottom-3 size-12 rounded-full border not-in-data-voice:hidden"
        />
      </div>
      <div className="grid grid-cols-1 gap-3 px-4 pb-4 sm:px-6">
        <div className="grid grid-cols-1 gap-1">
          <h1 dir="auto" className="text-2xl leading-snug wrap-anywhere sm:text-3xl sm:leading-snug">
            {words.heading.short}
            {/* Place and hours are the first facts below it; a heading read on its own needs them. */}
            <span className="sr-only">{words.heading.rest}</span>
          </h1>
          <Pay job={job} t={t} className="md:hidden" />
        </div>
        <section aria-labelledby="facts-heading">
          <h2 id="facts-heading" className="sr-only">
            {t("jobDetail.facts")}
          </h2>
          <FactTiles facts={jobFacts(job, t)} />
          <div className="pt-2 empty:hidden">
            <GivenFacts job={job} t={t} names={DECIDING} />
          </div>
        </section>
        {/* Below pay, place and hours, which are in sight at once. */}
        {suits}
        <PromiseBadges job={job} t={t} />
        {/* Title and name are the employer's own words, in whatever language. */}
        <div className="flex items-start gap-3">
          <span className="border-border bg-primary-soft text-primary inline-flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-full border">
            <PictureOr src={job.company_logo && href.upload(job.company_logo, "small")} look="size-full object-cover">
              <Pictogram name="company" bold />
            </PictureOr>
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-muted-foreground">{t("jobDetail.company")}</p>
            <p dir="auto" className="font-semibold wrap-anywhere">
              {words.employer}
            </p>
            {job.title ? <TypedText as="q" text={job.title} isTitle className="block wrap-anywhere" /> : null}
          </div>
        </div>
        <EmployerRecord t={t} {...job.employer} />
        <KnownOfEmployer {...{ job, t, language }} />
        <p className={`${COUNTS} md:hidden`}>{counts}</p>
      </div>
    </Card>
  );
}

/** Which proof a person of the office saw, and when; of an employer who is not checked what to watch for. */
function KnownOfEmployer({ job, t, language }: DetailProps & { language: Language }) {
  const { mark, checked } = job.employer;
  if (checked) return <p>{t(`employerCard.seen.${checked.what}`, { date: formatDate(checked.at, language) })}</p>;
  return <WatchLine mark={mark} t={t} />;
}
