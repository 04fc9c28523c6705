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

export interface RemoveJobProps {
  job: { id: string; title: string; applications: number };
  /** Runs once the position is gone, after the toast. */
  onRemoved: () => void;
}

/** 'Remove', which first says what is lost. */
export function RemoveJob({ job, onRemoved }: RemoveJobProps) {
  const t = useTranslations("ownJob.actions");
  const router = useRouter();
  const problemText = useProblemText();
  const remove = useRemoveJob();
  const confirm = async () => {
    try {
      await remove.mutateAsync(job.id);
    } catch (error) {
      // Removed already, in another window: what was asked for is the case.
      if (!(error instanceof ApiError && error.status === 404)) {
        showToast({ variant: "destructive", title: t("removeFailed"), description: problemText(error) });
        return false;
      }
    }
    showToast({ variant: "success", title: t("removeDone"), description: job.title });
    onRemoved();
    router.refresh();
    return true;
  };
  return (
    <ConfirmDialog
      destructive
      trigger={
        <Button variant="ghost" className="text-destructive hover:bg-destructive-soft">
          <Trash2 aria-hidden />
          {t("remove")}
          <span className="sr-only">{job.title}</span>
        </Button>
      }
      title={t("removeTitle")}
      description={
        <>
          <span dir="auto" className="text-foreground block font-semibold wrap-anywhere">
            {job.title}
          </span>
          {t("removeText", { count: job.applications })}
        </>
      }
      confirmLabel={t("remove")}
      cancelLabel={t("keep")}
      pendingLabel={t("removing")}
      onConfirm={confirm}
    />
  );
}
