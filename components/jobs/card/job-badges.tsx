import type { Translator } from "@/components/jobs/heading/compose-heading";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { isCheckShown } from "@/lib/domains/jobs/policy";
import type { Job, JobCard } from "@/lib/domains/jobs/types";

type PromiseBadgesProps = {
  job: Pick<JobCard, "accommodationProvided" | "urgencyLevel" | "backgroundCheckRequired" | "employer_verified"> &
    Pick<Job, "backgroundCheckTypes">;
  t: Translator;
};

/**
 * How urgently someone is needed, with marigold for at once; Accommodation Provided, Background check and Verified, as they apply. The shield is for a verified
 * employer alone: a job that asks for a check says no more than that.
 */
export function PromiseBadges({ job, t }: PromiseBadgesProps) {
  const isUrgent = job.urgencyLevel === "immediate";
  const badges: [boolean, BadgeProps["variant"], PictogramName, string][] = [
    isUrgent
      ? [true, "attention-soft", "urgency-immediate", t("jobs.card.immediateHiring")]
      : [true, "outline", optionPictogram(job.urgencyLevel), t(`options.urgencyLevel.${job.urgencyLevel}`)],
    [job.accommodationProvided, "success", "accommodation", t("jobs.card.accommodationProvided")],
    [isCheckShown(job), "secondary", "check", t("jobs.card.backgroundCheck")],
    [job.employer_verified, "success", "verified", t("jobs.card.verified")],
  ];
  const shown = badges.filter(([isTrue]) => isTrue);
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map(([, variant, pictogram, text]) => (
        <li key={pictogram} className="max-w-full">
          <Badge variant={variant} icon={picture(pictogram)}>
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const picture = (name: PictogramName) => <Pictogram name={name} bold />;
