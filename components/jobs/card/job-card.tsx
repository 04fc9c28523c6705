import { useTranslations } from "next-intl";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { AppLink } from "@/components/shared/app-link";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { buttonVariants } from "@/components/ui/button-variants";
import type { JobCard as JobCardData } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { cn } from "@/lib/utils";
import { PromiseBadges, UrgencyBadge } from "./job-badges";
import { JobCardAction, SubmittedLink } from "./job-card-action";
import { JobCardFrame } from "./job-card-frame";
import { JobCounts } from "./job-counts";
import { useJobFacts, type Fact } from "./job-facts";
import { Pay } from "./pay";

/** `apply` is the list's card, whose button applies; `details` is the category screen's. */
export type JobCardKind = "apply" | "details";

export interface JobCardProps {
  job: JobCardData;
  kind: JobCardKind;
  /** The first of its list, whose picture is visible at once. */
  isFirst?: boolean;
}

/** A job in a list: picture, pay, place, hours, and one button. */
export function JobCard({ kind, ...props }: JobCardProps) {
  return kind === "apply" ? <ApplyCard {...props} /> : <DetailsCard {...props} />;
}

type CardProps = Omit<JobCardProps, "kind">;

function ApplyCard({ job, isFirst = false }: CardProps) {
  const facts = useJobFacts(job, ["place", "shift", "employmentType", "experience"]);
  return (
    <JobCardFrame
      job={job}
      isFirst={isFirst}
      marks={
        <>
          <UrgencyBadge level={job.urgencyLevel} />
          <JobStatusBadge status={job.status} />
        </>
      }
      action={<JobCardAction job={job} />}
    >
      <Pay job={job} />
      <FactList facts={facts} />
      <PromiseBadges job={job} />
      <JobCounts job={job} />
    </JobCardFrame>
  );
}

function DetailsCard({ job, isFirst = false }: CardProps) {
  const t = useTranslations("jobs.card");
  const facts = useJobFacts(job, ["place", "shift", "type", "company"]);
  return (
    <JobCardFrame
      job={job}
      isFirst={isFirst}
      action={
        job.applied ? (
          <SubmittedLink jobId={job.id}>{t("applicationSubmitted")}</SubmittedLink>
        ) : (
          <AppLink href={href.job(job.id)} aria-describedby={`job-${job.id}`} className={cn(buttonVariants())}>
            {t("applyNow")}
          </AppLink>
        )
      }
    >
      <Pay job={job} />
      <FactList facts={facts} />
    </JobCardFrame>
  );
}

/** Facts as lines of a card. Their names are shown as pictures and read as words by screen readers. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-1.5">
      {facts.map(({ name, pictogram, label, value, lang }) => (
        <div key={name} className="flex items-start gap-2.5">
          <dt className="text-primary">
            <Pictogram name={pictogram} bold className="size-6" />
            <span className="sr-only">{label}</span>
          </dt>
          <dd dir="auto" lang={lang} className="min-w-0 flex-1 wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
