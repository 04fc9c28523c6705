"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { RemoveJobDialog } from "@/components/jobs/remove/remove-job-dialog";
import { formatCount } from "@/lib/language/format";
import { href } from "@/lib/access/routes";

export interface RemoveJobProps {
  job: { id: string; title: string; applications: number };
}

/** 'Remove' for admins, with a confirmation that states the consequences for employer and workers. */
export function RemoveJob({ job }: RemoveJobProps) {
  const t = useTranslations("adminJob.remove");
  const router = useRouter();
  return (
    <RemoveJobDialog
      job={job}
      texts={{
        button: t("button"),
        title: t("title"),
        consequence: t("text", { count: job.applications, shown: formatCount(job.applications) }),
        keep: t("keep"),
        working: t("working"),
        done: t("done"),
        failed: t("failed"),
      }}
      onRemoved={() => router.replace(href.adminJobs())}
    />
  );
}
