import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import type { JobCard } from "@/lib/jobs/types";
import { href } from "@/lib/routes";

type Props = { job: Pick<JobCard, "id" | "status" | "applied">; kind: "apply" | "details" };

/** The card's button: it applies or leads to the job. After applying, a link to the application. */
export function JobCardAction({ job, kind }: Props) {
  const t = useTranslations("jobs.card");
  if (job.applied) return <SubmittedLink jobId={job.id}>{t("applicationSubmitted")}</SubmittedLink>;
  const [address, label, variant] =
    job.status !== "open"
      ? ([href.job(job.id), t("viewDetails"), "outline"] as const)
      : kind === "apply"
        ? ([href.apply(job.id), t("applyForPosition"), "default"] as const)
        : ([href.job(job.id), t("applyNow"), "default"] as const);
  return (
    <AppLink
      href={address}
      aria-describedby={`job-${job.id}`}
      className={cn(buttonVariants({ variant }), "relative mt-auto px-3 py-2")}
    >
      {label}
    </AppLink>
  );
}

/** 'Application Submitted', with a link to the application. */
export function SubmittedLink({ jobId, children }: { jobId: string; children: string }) {
  return (
    <AppLink
      href={href.applied({ job: jobId })}
      className="bg-success-soft text-success hover:border-success relative mt-auto flex min-h-12 items-center justify-center gap-2 rounded-lg border-2 border-transparent px-4 py-2 text-center font-semibold"
    >
      <CircleCheck aria-hidden className="size-6 shrink-0" />
      {children}
    </AppLink>
  );
}
