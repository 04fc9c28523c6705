"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { formatCount } from "@/lib/language/format";
import { RemoveJobDialog } from "../remove/remove-job-dialog";

export interface RemoveJobProps {
  job: { id: string; title: string; applications: number };
  /** Called after the toast, once the job is removed. */
  onRemoved: () => void;
}

/** 'Remove' for the owner. */
export function RemoveJob({ job, onRemoved }: RemoveJobProps) {
  const t = useTranslations("ownJob.actions");
  const router = useRouter();
  return (
    <RemoveJobDialog
      job={job}
      isNamed
      texts={{
        button: t("remove"),
        title: t("removeTitle"),
        consequence: t("removeText", { count: job.applications, shown: formatCount(job.applications) }),
        keep: t("keep"),
        working: t("removing"),
        done: t("removeDone"),
        failed: t("removeFailed"),
      }}
      onRemoved={() => {
        onRemoved();
        router.refresh();
      }}
    />
  );
}
