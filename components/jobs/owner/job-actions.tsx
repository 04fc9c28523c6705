"use client";

import { CircleMinus, Eye, Pencil, RotateCcw, Send, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import type { JobCard } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { RemoveJob } from "./remove-job";
import { useStatusStep } from "./use-status-step";

const STEP_ICON = { publish: Send, close: CircleMinus, reopen: RotateCcw } as const;

export interface JobActionsProps {
  job: Pick<JobCard, "id" | "title" | "status" | "applications">;
  /** Adds 'View Details', for pages that do not show the details. */
  withDetails?: boolean;
  onRemoved: () => void;
  className?: string;
}

/** An employer's actions on their own job. */
export function JobActions({ job, withDetails = false, onRemoved, className }: JobActionsProps) {
  const t = useTranslations("ownJob.actions");
  const step = useStatusStep(job);
  const StepIcon = STEP_ICON[step.name];
  return (
    <div className={cn("grid grid-cols-2 gap-2 sm:flex sm:flex-wrap", className)}>
      <ActionLink href={href.jobApplications(job.id)} variant="outline" title={job.title} className="col-span-2">
        <Users aria-hidden />
        {t("viewApplications")}
      </ActionLink>
      {withDetails ? (
        <ActionLink href={href.ownJob(job.id)} title={job.title}>
          <Eye aria-hidden />
          {t("viewDetails")}
        </ActionLink>
      ) : null}
      <ActionLink href={href.editJob(job.id)} title={job.title}>
        <Pencil aria-hidden />
        {t("edit")}
      </ActionLink>
      <Button variant="ghost" pending={step.isPending} pendingLabel={t(`${step.name}Pending`)} onClick={step.run}>
        <StepIcon aria-hidden />
        {t(step.name)}
        <span className="sr-only">{job.title}</span>
      </Button>
      <RemoveJob job={job} onRemoved={onRemoved} />
    </div>
  );
}

function ActionLink({
  href: address,
  title,
  variant = "ghost",
  className,
  children,
}: {
  href: string;
  title: string;
  variant?: "ghost" | "outline";
  className?: string;
  children: ReactNode;
}) {
  return (
    <AppLink href={address} className={cn(buttonVariants({ variant }), className)}>
      {children}
      <span className="sr-only">{title}</span>
    </AppLink>
  );
}
