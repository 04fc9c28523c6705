import type { ReactNode } from "react";
import type { Translator } from "@/lib/language/i18n/translator";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import type { Job } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { Pay } from "./pay";

interface ApplyBoxProps {
  job: Job;
  t: Translator;
  counts: ReactNode;
  action: ReactNode;
}

/**
 * The main action: on a phone within the thumb's reach, above the bottom bar; on a wide screen beside the text. It
 * comes last on the page, so that it covers nothing at its end.
 */
export function ApplyBox({ job, t, counts, action }: ApplyBoxProps) {
  return (
    <div
      className={cn(
        "border-border bg-card sticky z-10 grid grid-cols-1 border-t max-md:-mx-4 max-md:-mb-4 max-md:px-4 max-md:py-3",
        "bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+var(--let-go))]",
        "md:shadow-card md:static md:gap-4 md:rounded-xl md:border md:p-5",
      )}
    >
      <div className="hidden gap-1 md:grid">
        <Pay job={job} t={t} />
        <p className={COUNTS}>{counts}</p>
      </div>
      {action}
    </div>
  );
}

/** The classes of a line of counts. */
export const COUNTS = "text-muted-foreground flex flex-wrap gap-x-4";

type ApplyActionProps = { job: Pick<Job, "id" | "status" | "review" | "applied">; t: Translator };

/** Applies, leads to the application, or says that the job is closed. */
export function ApplyAction({ job, t }: ApplyActionProps) {
  // Only someone who applied sees it; after an application that ended there is nothing to be done meanwhile.
  if (job.review === "held") {
    return (
      <div className="grid grid-cols-1 gap-2">
        <p className="text-lg font-bold">{t("options.review.held")}</p>
        {job.applied ? <SubmittedLink {...{ job, t }} /> : null}
      </div>
    );
  }
  if (job.applied) return <SubmittedLink {...{ job, t }} />;
  if (job.status === "open") {
    return (
      <AppLink href={href.apply(job.id)} className={cn(buttonVariants(), "text-lg md:min-h-14")}>
        {t("jobDetail.applyNow")}
      </AppLink>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-lg font-bold">{t("jobDetail.closedTitle")}</p>
      {/* A phone has no room for it beside the text. */}
      <p className="text-muted-foreground max-md:hidden">{t("jobDetail.closedText")}</p>
      <AppLink href={href.home()} className={cn(buttonVariants({ variant: "outline" }), "mt-2")}>
        {t("jobDetail.backToJobs")}
      </AppLink>
    </div>
  );
}

/** 'Application Submitted', with a link to the application. */
const SubmittedLink = ({ job, t }: ApplyActionProps) => (
  <AppLink
    href={href.applied({ job: job.id })}
    className="bg-success-soft text-success hover:border-success relative flex min-h-12 items-center justify-center gap-2 rounded-lg border-2 border-transparent px-4 py-2 text-center font-semibold"
  >
    <Icon name="circle-check" className="size-6 shrink-0" />
    {t("jobDetail.applicationSubmitted")}
  </AppLink>
);
