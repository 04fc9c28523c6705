import { useTranslations } from "next-intl";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { UrgencyLevel } from "@/lib/jobs/options";
import type { JobCard } from "@/lib/jobs/types";

/** How urgently someone is needed. Marigold is reserved for urgent jobs. */
export function UrgencyBadge({ level }: { level: UrgencyLevel }) {
  const t = useTranslations("options.urgencyLevel");
  return (
    <Badge variant={level === "immediate" ? "attention" : "outline"} icon={picture(optionPictogram(level))}>
      {t(level)}
    </Badge>
  );
}

type PromiseBadgesProps = {
  job: Pick<JobCard, "accommodationProvided" | "urgencyLevel" | "backgroundCheckRequired" | "employer_verified">;
};

/**
 * Immediate Hiring, Accommodation Provided, Background check and Verified, as they apply. The shield is for a verified
 * employer alone: a job that asks for a check says no more than that.
 */
export function PromiseBadges({ job }: PromiseBadgesProps) {
  const t = useTranslations("jobs.card");
  const badges: [boolean, BadgeProps["variant"], PictogramName, string][] = [
    [job.urgencyLevel === "immediate", "attention-soft", "urgency-immediate", t("immediateHiring")],
    [job.accommodationProvided, "success", "accommodation", t("accommodationProvided")],
    [job.backgroundCheckRequired, "secondary", "check", t("backgroundCheck")],
    [job.employer_verified, "success", "verified", t("verified")],
  ];
  const shown = badges.filter(([isTrue]) => isTrue);
  if (shown.length === 0) return null;
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
