import { useTranslations } from "next-intl";
import type { ReactElement } from "react";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { useRefresh } from "@/components/shared/refresh-scope";
import { useUndo } from "@/components/shared/use-undo";
import type { ButtonProps } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { useSetJobStatus, useUndoEnding } from "@/lib/domains/jobs/client";
import { BACK_DAYS } from "@/lib/domains/jobs/policy";
import { formatCount } from "@/lib/language/format";

type Props = {
  job: { id: string; title: string; undecided: number | null };
  /** The button that asks. */
  trigger: ReactElement<ButtonProps>;
};

/** Asks whether a job is filled, with the number of people who are then told so. */
export function FillJobDialog({ job, trigger }: Props) {
  const t = useTranslations("ownJob.actions");
  const refresh = useRefresh();
  const problemText = useProblemText();
  const { mutateAsync: setStatus } = useSetJobStatus();
  const [undo, withUndo] = [useUndoEnding(), useUndo()];
  const count = job.undecided ?? 0;
  const confirm = async () => {
    try {
      await setStatus({ id: job.id, status: "closed", filled: true, undoable: true });
    } catch (error) {
      showToast({ variant: "destructive", title: t("fillFailed"), description: problemText(error) });
      return false;
    }
    showToast({ variant: "success", title: t("fillDone"), description: job.title, ...withUndo(() => undo(job.id)) });
    refresh();
    return true;
  };
  return (
    <ConfirmDialog
      trigger={trigger}
      title={t("fillTitle")}
      description={
        <>
          <span dir="auto" className="text-foreground block font-semibold wrap-anywhere">
            {job.title}
          </span>
          {t("fillText", { count, shown: formatCount(count), days: BACK_DAYS })}
        </>
      }
      confirmLabel={t("fill")}
      cancelLabel={t("fillKeep")}
      pendingLabel={t("fillPending")}
      onConfirm={confirm}
    />
  );
}
