"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { href } from "@/lib/access/routes";
import type { OwnJobCard } from "@/lib/domains/jobs/types";
import { formatCount } from "@/lib/language/format";
import { RemoveJobDialog } from "../remove/remove-job-dialog";
import { FillJobDialog } from "./fill-job-dialog";
import { FillContent, JobActionsLook, StepContent, type OwnJob } from "./job-actions-look";
import { Renewal } from "./renewal";
import { useStatusStep } from "./use-status-step";

export interface JobActionsProps {
  job: OwnJob;
  /** Adds 'View Details', for pages that do not show the details. */
  withDetails?: boolean;
  onRemoved: () => void;
  className?: string;
}

/** An employer's actions on their own job. */
export function JobActions({ job, onRemoved, ...look }: JobActionsProps) {
  const t = useTranslations();
  const { isPending, name, run } = useStatusStep(job);
  return (
    <JobActionsLook
      {...look}
      job={job}
      t={t}
      step={
        <Button variant="ghost" pending={isPending} pendingLabel={t(`ownJob.actions.${name}Pending`)} onClick={run}>
          <StepContent job={job} t={t} />
        </Button>
      }
      fill={
        <FillJobDialog
          job={job}
          trigger={
            <Button variant="ghost">
              <FillContent job={job} t={t} />
            </Button>
          }
        />
      }
      remove={<RemoveJob job={job} onRemoved={onRemoved} />}
    />
  );
}

interface RemoveJobProps {
  job: Pick<OwnJob, "id" | "title" | "applications" | "undecided">;
  /** Called after the toast, once the job is removed. */
  onRemoved: () => void;
}

/** 'Remove' for the owner. */
function RemoveJob({ job, onRemoved }: RemoveJobProps) {
  const t = useTranslations("ownJob.actions");
  const router = useRouter();
  const undecided = job.undecided ?? 0;
  return (
    <RemoveJobDialog
      job={job}
      isNamed
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
