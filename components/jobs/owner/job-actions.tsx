"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { OwnJob } from "./job-actions-look";
import { JobActionsLook, StepContent } from "./job-actions-look";
import { RemoveJob } from "./remove-job";
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
      remove={<RemoveJob job={job} onRemoved={onRemoved} />}
    />
  );
}
