import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import type { JobCard } from "@/lib/jobs/types";
import { href } from "@/lib/routes";

type Props = { job: Pick<JobCard, "id" | "title" | "status" | "applied"> };

/** The Apply button, the note that it was done, or a link to a closed job. */
export function JobCardAction({ job }: Props) {
  const t = useTranslations("jobs.card");
  if (job.applied) return <SubmittedLink jobId={job.id}>{t("applicationSubmitted")}</SubmittedLink>;
  const [address, label, variant] =
    job.status === "open"
      ? ([href.apply(job.id), t("applyForPosition"), "default"] as const)
      : ([href.job(job.id), t("viewDetails"), "outline"] as const);
  return (
    <AppLink href={address} aria-describedby={`job-${job.id}`} className={cn(buttonVariants({ variant }))}>
      {label}
    </AppLink>
  );
}

/** 'Application Submitted', with a link to the application. */
export function SubmittedLink({ jobId, children }: { jobId: string; children: string }) {
  return (
    <AppLink
      href={href.applied({ job: jobId })}
      className="bg-success-soft text-success hover:border-success flex min-h-12 items-center justify-center gap-2 rounded-lg border-2 border-transparent px-4 py-2 text-center font-semibold"
    >
      <CircleCheck aria-hidden className="size-6 shrink-0" />
      {children}
    </AppLink>
  );
}
