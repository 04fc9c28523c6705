"use client";

import { Trash2 } from "lucide-react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-fetch";
import { useRemoveJob } from "@/lib/jobs/client";

export interface RemoveJobDialogProps {
  job: { id: string; title: string };
  /** The button says what the dialog's own says; `consequence` is what is lost. */
  texts: Record<"button" | "title" | "consequence" | "keep" | "working" | "done" | "failed", string>;
  /** Names the position on the button too, where several of them stand on one page. */
  isNamed?: boolean;
  /** Runs once the position is gone, after the toast. */
  onRemoved: () => void;
}

/** 'Remove', which first says what is lost. */
export function RemoveJobDialog({ job, texts, isNamed, onRemoved }: RemoveJobDialogProps) {
  const problemText = useProblemText();
  const remove = useRemoveJob();
  const confirm = async () => {
    try {
      await remove.mutateAsync(job.id);
    } catch (error) {
      // Removed already, in another window or by somebody else: what was asked for is the case.
      if (!(error instanceof ApiError && error.status === 404)) {
        showToast({ variant: "destructive", title: texts.failed, description: problemText(error) });
        return false;
      }
    }
    showToast({ variant: "success", title: texts.done, description: job.title });
    onRemoved();
    return true;
  };
  return (
    <ConfirmDialog
      destructive
      trigger={
        <Button variant="ghost" className="text-destructive hover:bg-destructive-soft">
          <Trash2 aria-hidden />
          {texts.button}
          {isNamed ? <span className="sr-only">{job.title}</span> : null}
        </Button>
      }
      title={texts.title}
      description={
        <>
          <span dir="auto" className="text-foreground block font-semibold wrap-anywhere">
            {job.title}
          </span>
          {texts.consequence}
        </>
      }
      confirmLabel={texts.button}
      cancelLabel={texts.keep}
      pendingLabel={texts.working}
      onConfirm={confirm}
    />
  );
}
