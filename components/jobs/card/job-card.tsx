import { useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { AppLink } from "@/components/shared/app-link";
import { smallMask } from "@/components/shared/pictograms/mask";
import { Card } from "@/components/ui/card";
import type { JobCard as JobCardData } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { SaveHeart } from "@/components/jobs/save/save-button";
import { CardFacts } from "./card-facts";
import { CardPicture } from "./card-picture";
import { CardSpeaker } from "./card-speaker";
import { JobCardAction } from "./job-card-action";
import { Pay } from "./pay";

/** `apply` is the list's card, whose button applies; `details` is the category screen's. */
export type JobCardKind = "apply" | "details";

export interface JobCardProps {
  job: JobCardData;
  kind: JobCardKind;
  /** The first of its list, whose picture is visible at once. */
  isFirst?: boolean;
  /** A line of its own, such as why the job suits. */
  note?: string;
}

/**
 * A job in a list: what, how much, where, when, and one button. Two fit a phone's screen. Pressing anywhere except the
 * button opens the job, whose page has the rest.
 */
export function JobCard({ job, kind, isFirst = false, note }: JobCardProps) {
  const { heading, placeAway, employer } = useJobWords(job);
  const mark = useMark(job);
  const t = useTranslations("jobs.card");
  return (
    <Card asChild className="relative w-full gap-2 p-2.5 sm:p-3 [&>a]:pe-29">
      <article aria-labelledby={`job-${job.id}`}>
        {/* With large text the words go below the picture. */}
        <div className="flex flex-wrap gap-x-3 gap-y-1">
          <CardPicture
            job={job}
            isFirst={isFirst}
            mark={mark}
            verified={job.employer_verified ? t("verified") : null}
          />
          <div className="grid min-w-0 flex-1 basis-32 grid-cols-1 content-start">
            <h3 id={`job-${job.id}`} className="text-lg leading-snug text-wrap wrap-anywhere">
              <AppLink
                href={href.job(job.id)}
                className="focus-visible:after:outline-ring after:absolute after:inset-0 after:rounded-xl focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
              >
                {heading.short}
                {/* Place and hours are in lines of their own; a heading read on its own needs them. */}
                <span className="sr-only">{heading.rest}</span>
              </AppLink>
            </h3>
            <Pay job={job} className="gap-x-1 leading-tight [&_.text-pay]:text-xl" />
            <p dir="auto" className={`${smallMask("place")} leading-snug wrap-anywhere`}>
              {placeAway}
            </p>
          </div>
        </div>
        <CardFacts job={job} employer={kind === "details" ? employer : null} />
        {note === undefined ? null : (
          <p dir="auto" className="bg-primary-soft rounded-md px-2 py-1 leading-snug">
            {note}
          </p>
        )}
        <JobCardAction job={job} kind={kind} />
        <CardSpeaker job={job} />
        <SaveHeart job={job} className="ring-card end-2.5 bottom-2.5 rounded-lg ring-4 sm:end-3 sm:bottom-3" />
      </article>
    </Card>
  );
}

/** One word about the job's urgency or, once it is closed, about that. */
function useMark({ status, urgencyLevel }: JobCardData) {
  const t = useTranslations("options");
  if (status !== "open") return { text: t(`jobStatus.${status}`), isUrgent: false };
  return urgencyLevel === "immediate" ? { text: t("urgencyLevel.immediate"), isUrgent: true } : null;
}
