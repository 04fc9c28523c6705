import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { showToast, type ToastContent } from "@/components/ui/toast";
import { ApiError } from "@/lib/platform/http/api-error";
import { useRemoveJob } from "@/lib/domains/jobs/client";

export interface RemoveJobDialogProps {
  job: { id: string; title: string };
  /** `button` is also the label of the dialog's own button; `consequence` says what is lost. */
  texts: Record<"button" | "title" | "consequence" | "keep" | "working" | "done" | "failed", string>;
  /** Includes the job's title in the button's name, if several are on one page. */
  isNamed?: boolean;
  /** The part of the toast that takes it back, where that is possible for ten seconds. */
  undo?: Pick<ToastContent, "action" | "stays">;
  /** Called after the toast, once the job is removed. */
  onRemoved: () => void;
}

/** 'Remove', with a confirmation that says what is lost. */
export function RemoveJobDialog({ job, texts, isNamed, undo, onRemoved }: RemoveJobDialogProps) {
  const problemText = useProblemText();
  const remove = useRemoveJob();
  const confirm = async () => {
    try {
      await remove.mutateAsync({ id: job.id, undoable: undo !== undefined });
    } catch (error) {
      // Already removed, in another window or by someone else: that is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) {
        showToast({ variant: "destructive", title: texts.failed, description: problemText(error) });
        return false;
      }
    }
    showToast({ variant: "success", title: texts.done, description: job.title, ...undo });
    onRemoved();
    return true;
  };
  return (
    <ConfirmDialog
      destructive
      trigger={
        <Button variant="ghost" className="text-destructive hover:bg-destructive-soft">
          <Icon name="trash-2" />
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
