"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-fetch";
import { useRemoveJob } from "@/lib/jobs/client";
import { href } from "@/lib/routes";

export interface RemoveJobProps {
  job: { id: string; title: string; applications: number };
}

/** 'Remove' for admins, who first read what it means for the employer and the workers. */
export function RemoveJob({ job }: RemoveJobProps) {
  const t = useTranslations("adminJob.remove");
  const router = useRouter();
  const problemText = useProblemText();
  const remove = useRemoveJob();
  const confirm = async () => {
    try {
      await remove.mutateAsync(job.id);
    } catch (error) {
      // Removed already, by its owner: what was asked for is the case.
      if (!(error instanceof ApiError && error.status === 404)) {
        showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
        return false;
      }
    }
    showToast({ variant: "success", title: t("done"), description: job.title });
    router.replace(href.adminDashboard());
    return true;
  };
  return (
    <ConfirmDialog
      destructive
      trigger={
        <Button variant="ghost" className="text-destructive hover:bg-destructive-soft">
          <Trash2 aria-hidden />
          {t("button")}
        </Button>
      }
      title={t("title")}
      description={
        <>
          <span dir="auto" className="text-foreground block font-semibold wrap-anywhere">
            {job.title}
          </span>
          {t("text", { count: job.applications })}
        </>
      }
      confirmLabel={t("button")}
      cancelLabel={t("keep")}
      pendingLabel={t("working")}
      onConfirm={confirm}
    />
  );
}
