"use client";

import { useTranslations } from "next-intl";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { useStatusStep } from "@/components/jobs/owner/use-status-step";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Job } from "@/lib/domains/jobs/types";

/** Says whether workers see the job, with the button that changes it; a draft is published from its form. */
export function JobStatusCard({ job }: { job: Pick<Job, "id" | "status" | "review"> }) {
  const t = useTranslations("editJob");
  const tForm = useTranslations("requestForm");
  const tActions = useTranslations("ownJob.actions");
  const step = useStatusStep(job);
  const icon = job.status === "open" ? "circle-minus" : "rotate-ccw";
  return (
    <div className="border-border bg-card shadow-card flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border p-4 lg:px-6">
      <JobStatusBadge status={job.status} review={job.review} />
      <p className="min-w-60 flex-1">{job.review ? tForm("heldText") : t(`statusText.${job.status}`)}</p>
      {job.status === "draft" ? null : (
        <Button
          variant="outline"
          pending={step.isPending}
          pendingLabel={tActions(`${step.name}Pending`)}
          onClick={step.run}
        >
          <Icon name={icon} />
          {tActions(step.name)}
        </Button>
      )}
    </div>
  );
}
