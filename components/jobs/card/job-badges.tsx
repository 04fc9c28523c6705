import { markPictogram } from "@/components/account/mark-pictogram";
import type { Translator } from "@/components/jobs/heading/compose-heading";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { JobCard } from "@/lib/domains/jobs/types";
import { isKnown } from "@/lib/domains/users/mark-policy";

type PromiseBadgesProps = {
  job: Pick<JobCard, "accommodationProvided" | "urgencyLevel" | "backgroundCheckRequired" | "employer_mark">;
  t: Translator;
};

/**
 * How urgently someone is needed, with marigold for at once; Accommodation Provided and Background check, as they apply; and the mark
 * of the employer. The shield is for a checked employer alone: a job that asks for a check says no more than that.
 */
export function PromiseBadges({ job, t }: PromiseBadgesProps) {
  const markText = t(`employerCard.mark.${job.employer_mark}`);
  const isUrgent = job.urgencyLevel === "immediate";
  const badges: [boolean, BadgeProps["variant"], PictogramName, string][] = [
    isUrgent
      ? [true, "attention-soft", "urgency-immediate", t("jobs.card.immediateHiring")]
      : [true, "outline", optionPictogram(job.urgencyLevel), t(`options.urgencyLevel.${job.urgencyLevel}`)],
    [job.accommodationProvided, "success", "accommodation", t("jobs.card.accommodationProvided")],
    [job.backgroundCheckRequired, "secondary", "check", t("jobs.card.backgroundCheck")],
    [true, isKnown(job.employer_mark) ? "success" : "outline", markPictogram(job.employer_mark), markText],
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
