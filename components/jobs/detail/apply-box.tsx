import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import type { Job } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { SubmittedLink } from "../card/submitted-link";
import { JobCounts } from "../card/job-counts";
import { Pay } from "../card/pay";

/**
 * The main action: on a phone within the thumb's reach, above the bottom bar; on a wide screen beside the text. It
 * comes last on the page, so that it covers nothing at its end.
 */
export function ApplyBox({ job }: { job: Job }) {
  return (
    <div
      className={cn(
        "border-border bg-card sticky z-10 grid grid-cols-1 border-t max-md:-mx-4 max-md:-mb-4 max-md:px-4 max-md:py-3",
        "bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))]",
        "md:shadow-card md:static md:gap-4 md:rounded-xl md:border md:p-5",
      )}
    >
      <div className="hidden gap-1 md:grid">
        <Pay job={job} />
        <JobCounts job={job} />
      </div>
      <Action job={job} />
    </div>
  );
}

function Action({ job }: { job: Job }) {
  const t = useTranslations("jobDetail");
  if (job.applied) return <SubmittedLink jobId={job.id}>{t("applicationSubmitted")}</SubmittedLink>;
  if (job.status === "open") {
    return (
      <AppLink href={href.apply(job.id)} className={cn(buttonVariants(), "text-lg md:min-h-14")}>
        {t("applyNow")}
      </AppLink>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-lg font-bold">{t("closedTitle")}</p>
      {/* A phone has no room for it beside the text. */}
      <p className="text-muted-foreground max-md:hidden">{t("closedText")}</p>
      <AppLink href={href.home()} className={cn(buttonVariants({ variant: "outline" }), "mt-2")}>
        {t("backToJobs")}
      </AppLink>
    </div>
  );
}
