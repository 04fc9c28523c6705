import { markPictogram } from "@/components/account/mark-pictogram";
import type { Translator } from "@/lib/language/i18n/translator";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { isCheckShown } from "@/lib/domains/jobs/policy";
import type { Job, JobCard } from "@/lib/domains/jobs/types";
import type { EmployerMark } from "@/lib/domains/users/mark-options";
import { isKnown } from "@/lib/domains/users/mark-policy";

type PromiseBadgesProps = {
  job: Pick<JobCard, "accommodationProvided" | "urgencyLevel" | "backgroundCheckRequired" | "employer_mark"> &
    Pick<Job, "backgroundCheckTypes">;
  t: Translator;
};

/**
 * How urgently someone is needed, with marigold for at once; Accommodation Provided and Background check, as they apply; and the mark
 * of the employer. The shield is for a checked employer alone: a job that asks for a check says no more than that.
 */
export function PromiseBadges({ job, t }: PromiseBadgesProps) {
  const isUrgent = job.urgencyLevel === "immediate";
  const badges: [boolean, BadgeProps["variant"], PictogramName, string][] = [
    isUrgent
      ? [true, "attention-soft", "urgency-immediate", t("jobs.card.immediateHiring")]
      : [true, "outline", optionPictogram(job.urgencyLevel), t(`options.urgencyLevel.${job.urgencyLevel}`)],
    [job.accommodationProvided, "success", "accommodation", t("jobs.card.accommodationProvided")],
    [isCheckShown(job), "secondary", "check", t("jobs.card.backgroundCheck")],
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
      <li className="max-w-full">
        <MarkBadge mark={job.employer_mark} t={t} />
      </li>
    </ul>
  );
}

/** The mark of an employer, in words with a sign. */
export const MarkBadge = ({ mark, t }: { mark: EmployerMark; t: Translator }) => (
  <Badge variant={isKnown(mark) ? "success" : "outline"} icon={picture(markPictogram(mark))}>
    {t(`employerCard.mark.${mark}`)}
  </Badge>
);

/** General advice where an employer is not checked, in the report's words; nothing of a checked one. */
export function WatchLine({ mark, t }: { mark: EmployerMark; t: Translator }) {
  if (mark === "checked") return null;
  const topic = (name: "asked_money" | "not_as_written") => t(`options.reportTopic.${name}`);
  const words = { money: topic("asked_money"), different: topic("not_as_written"), report: t("report.link") };
  return <p>{t("employerCard.watch", words)}</p>;
}

const picture = (name: PictogramName) => <Pictogram name={name} bold />;
