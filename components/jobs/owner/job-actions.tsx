"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { AppLink } from "@/components/shared/app-link";
import { useUndo } from "@/components/shared/use-undo";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon, type IconName } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { PRODUCT } from "@/lib/core/product";
import { cn } from "@/lib/core/utils";
import { useUndoEnding } from "@/lib/domains/jobs/client";
import { canFill } from "@/lib/domains/jobs/policy";
import type { OwnJobCard } from "@/lib/domains/jobs/types";
import { formatCount } from "@/lib/language/format";
import { shareOnWhatsApp } from "../share/whats-app";
import { RemoveJobDialog } from "../remove/remove-job-dialog";
import { FillJobDialog } from "./fill-job-dialog";
import { Renewal } from "./renewal";
import { useStatusStep } from "./use-status-step";

export type OwnJob = Pick<
  OwnJobCard,
  "id" | "title" | "status" | "review" | "applications" | "closed_reason" | "undecided"
>;

export interface JobActionsProps {
  job: OwnJob;
  /** Adds 'View Details', for pages that do not show the details. */
  withDetails?: boolean;
  onRemoved: () => void;
  className?: string;
}

const STEP_ICON = { publish: "send", close: "circle-minus", reopen: "rotate-ccw" } as const;

/** An employer's actions on their own job. */
export function JobActions({ job, withDetails = false, onRemoved, className }: JobActionsProps) {
  const t = useTranslations("ownJob.actions");
  const { isPending, name, run } = useStatusStep(job);
  const { title } = job;
  const ghost = buttonVariants({ variant: "ghost" });
  return (
    <div className={cn("grid grid-cols-2 gap-2 sm:flex sm:flex-wrap", className)}>
      <AppLink
        href={href.jobApplications(job.id)}
        className={buttonVariants({ variant: "outline", className: "col-span-2" })}
      >
        <Content icon="users" text={t("viewApplications")} title={title} />
      </AppLink>
      {withDetails ? (
        <AppLink href={href.ownJob(job.id)} className={ghost}>
          <Content icon="eye" text={t("viewDetails")} title={title} />
        </AppLink>
      ) : null}
      <AppLink href={href.editJob(job.id)} className={ghost}>
        <Content icon="pencil" text={t("edit")} title={title} />
      </AppLink>
      <AppLink href={href.copyJob(job.id)} className={ghost}>
        <Content icon="copy" text={t(job.status === "closed" ? "again" : "copy")} title={title} />
      </AppLink>
      {job.status === "open" && !job.review ? (
        <Button variant="ghost" onClick={() => shareOnWhatsApp(t("shareText", { product: PRODUCT }), href.job(job.id))}>
          <Content icon="message-circle" text={t("share")} title={title} />
        </Button>
      ) : null}
      <Button variant="ghost" pending={isPending} pendingLabel={t(`${name}Pending`)} onClick={run}>
        <Content icon={STEP_ICON[name]} text={t(name)} title={title} />
      </Button>
      {canFill(job) ? (
        <FillJobDialog
          job={job}
          trigger={
            <Button variant="ghost">
              <Content icon="user-check" text={t("fill")} title={title} />
            </Button>
          }
        />
      ) : null}
      <RemoveJob job={job} onRemoved={onRemoved} />
    </div>
  );
}

/** Inside an action: several jobs may be on one page, so its name has the job's title. */
const Content = ({ icon, text, title }: { icon: IconName; text: string; title: string }) => (
  <>
    <Icon name={icon} />
    {text}
    <span className="sr-only">{title}</span>
  </>
);

interface RemoveJobProps {
  job: Pick<OwnJob, "id" | "title" | "applications" | "undecided">;
  /** Called after the toast, once the job is removed. */
  onRemoved: () => void;
}

/** 'Remove' for the owner. */
function RemoveJob({ job, onRemoved }: RemoveJobProps) {
  const t = useTranslations("ownJob.actions");
  const router = useRouter();
  const [undo, withUndo] = [useUndoEnding(), useUndo()];
  const undecided = job.undecided ?? 0;
  return (
    <RemoveJobDialog
      job={job}
      isNamed
      undo={withUndo(() => undo(job.id))}
      texts={{
        button: t("remove"),
        title: t("removeTitle"),
        consequence: [
          ...(undecided > 0 ? [t("removeWaiting", { count: undecided, shown: formatCount(undecided) })] : []),
          t("removeText", { count: job.applications, shown: formatCount(job.applications) }),
        ].join(" "),
        keep: t("keep"),
        working: t("removing"),
        done: t("removeDone"),
        failed: t("removeFailed"),
      }}
      onRemoved={() => {
        onRemoved();
        router.refresh();
      }}
    />
  );
}

/** The actions on a job's own page, which is left when the job is removed. */
export function OwnJobActions({ job }: { job: OwnJob & Pick<OwnJobCard, "open_until"> }) {
  const router = useRouter();
  return (
    <>
      <Renewal job={job} />
      <JobActions job={job} onRemoved={() => router.replace(href.employerDashboard())} />
    </>
  );
}
