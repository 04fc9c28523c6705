"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { EndMenu, type EndingJob } from "@/components/jobs/owner/end-menu";
import { HiredLine } from "@/components/jobs/owner/job-heading";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { useStatusStep } from "@/components/jobs/owner/use-status-step";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import type { Job } from "@/lib/domains/jobs/types";

/** Says whether workers see the job and how many are hired, with the ways to change that; a draft is published from its form. */
export function JobStatusCard({ job }: { job: EndingJob & Pick<Job, "review" | "hired" | "people"> }) {
  const t = useTranslations("editJob");
  const tForm = useTranslations("requestForm");
  const tActions = useTranslations("ownJob.actions");
  const router = useRouter();
  const step = useStatusStep(job);
  return (
    <div className="border-border bg-card shadow-card flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border p-4 lg:px-6">
      <JobStatusBadge status={job.status} review={job.review} />
      <p className="min-w-60 flex-1">{job.review === "held" ? tForm("heldText") : t(`statusText.${job.status}`)}</p>
      {job.status === "draft" ? null : (
        <ul>
          <HiredLine job={job} />
        </ul>
      )}
      {job.status === "closed" ? (
        <Button variant="outline" pending={step.isPending} pendingLabel={tActions("reopenPending")} onClick={step.run}>
          <Icon name="rotate-ccw" />
          {tActions("reopen")}
        </Button>
      ) : null}
      {job.status === "draft" ? null : <EndMenu job={job} onRemoved={() => router.replace(href.employerDashboard())} />}
    </div>
  );
}
