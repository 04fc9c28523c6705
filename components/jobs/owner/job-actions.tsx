"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon, type IconName } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { PRODUCT } from "@/lib/core/product";
import { cn } from "@/lib/core/utils";
import type { OwnJobCard } from "@/lib/domains/jobs/types";
import { shareOnWhatsApp } from "../share/whats-app";
import { EndMenu, type EndingJob } from "./end-menu";
import { Renewal } from "./renewal";
import { useStatusStep } from "./use-status-step";

export interface JobActionsProps {
  job: EndingJob;
  /** Adds 'View Details', for pages that do not show the details. */
  withDetails?: boolean;
  onRemoved: () => void;
  className?: string;
}

/** An employer's actions on their own job. */
export function JobActions({ job, withDetails = false, onRemoved, className }: JobActionsProps) {
  const t = useTranslations("ownJob.actions");
  const { isPending, name, run } = useStatusStep(job);
  const { title } = job;
  const ghost = buttonVariants({ variant: "ghost" });
  return (
    <div className={cn("grid grid-cols-2 gap-2 max-sm:*:px-2 sm:flex sm:flex-wrap", className)}>
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
      {job.status === "open" && job.review !== "held" ? (
        <Button
          variant="ghost"
          // Its longest word stays whole on the narrowest phones.
          className="max-sm:px-2"
          onClick={() => shareOnWhatsApp(t("shareText", { product: PRODUCT }), href.job(job.id))}
        >
          <Content icon="message-circle" text={t("share")} title={title} />
        </Button>
      ) : null}
      {name === "close" ? null : (
        <Button variant="ghost" pending={isPending} pendingLabel={t(`${name}Pending`)} onClick={run}>
          <Content icon={name === "publish" ? "send" : "rotate-ccw"} text={t(name)} title={title} />
        </Button>
      )}
      <EndMenu job={job} onRemoved={onRemoved} />
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

/** The actions on a job's own page, which is left when the job is removed. */
export function OwnJobActions({ job }: { job: EndingJob & Pick<OwnJobCard, "open_until"> }) {
  const router = useRouter();
  return (
    <>
      <Renewal job={job} />
      <JobActions job={job} onRemoved={() => router.replace(href.employerDashboard())} />
    </>
  );
}
