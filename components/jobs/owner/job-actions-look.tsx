import type { ReactNode } from "react";
import type { Translator } from "@/components/jobs/heading/compose-heading";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon, type IconName } from "@/components/ui/icon";
import type { JobStatus } from "@/lib/domains/jobs/options";
import { canFill } from "@/lib/domains/jobs/policy";
import type { OwnJobCard } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";

export type OwnJob = Pick<OwnJobCard, "id" | "title" | "status" | "applications" | "closed_reason" | "undecided">;

/** The button for each status's next change (lib/domains/jobs/policy.ts). */
export const STEP = {
  draft: { name: "publish", to: "open" },
  open: { name: "close", to: "closed" },
  closed: { name: "reopen", to: "open" },
} as const satisfies Record<JobStatus, { name: string; to: JobStatus }>;

const STEP_ICON = { publish: "send", close: "circle-minus", reopen: "rotate-ccw" } as const;

export interface JobActionsLookProps {
  job: OwnJob;
  t: Translator;
  /** Adds 'View Details', for pages that do not show the details. */
  withDetails?: boolean;
  /** The buttons for the next status, for saying that the job is filled, and for removing. */
  step: ReactNode;
  fill: ReactNode;
  remove: ReactNode;
  className?: string;
}

/** An employer's actions on their own job, without what they do. */
export const JobActionsLook = ({ job, t, withDetails = false, step, fill, remove, className }: JobActionsLookProps) => (
  <div className={cn("grid grid-cols-2 gap-2 sm:flex sm:flex-wrap", className)}>
    <ActionLink
      address={href.jobApplications(job.id)}
      icon="users"
      text={t("ownJob.actions.viewApplications")}
      title={job.title}
      look={buttonVariants({ variant: "outline", className: "col-span-2" })}
    />
    {withDetails ? (
      <ActionLink
        address={href.ownJob(job.id)}
        icon="eye"
        text={t("ownJob.actions.viewDetails")}
        title={job.title}
        look={GHOST}
      />
    ) : null}
    <ActionLink
      address={href.editJob(job.id)}
      icon="pencil"
      text={t("ownJob.actions.edit")}
      title={job.title}
      look={GHOST}
    />
    {step}
    {canFill(job) ? fill : null}
    {remove}
  </div>
);

/** Inside the button for the next status. */
export function StepContent({ job, t }: { job: OwnJob; t: Translator }) {
  const { name } = STEP[job.status];
  return (
    <>
      <Icon name={STEP_ICON[name]} />
      {t(`ownJob.actions.${name}`)}
      <span className="sr-only">{job.title}</span>
    </>
  );
}

/** Inside the button that says that a job is filled. */
export const FillContent = ({ job, t }: { job: Pick<OwnJob, "title">; t: Translator }) => (
  <>
    <Icon name="user-check" />
    {t("ownJob.actions.fill")}
    <span className="sr-only">{job.title}</span>
  </>
);

const GHOST = buttonVariants({ variant: "ghost" });

type ActionLinkProps = { address: string; icon: IconName; text: string; title: string; look: string };

const ActionLink = ({ address, icon, text, title, look }: ActionLinkProps) => (
  <AppLink href={address} className={look}>
    <Icon name={icon} />
    {text}
    <span className="sr-only">{title}</span>
  </AppLink>
);
