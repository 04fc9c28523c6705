"use client";

import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useProblemText } from "@/components/shared/problem-text";
import { usePassage } from "@/components/shared/translation/use-readings";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { useWithdraw } from "@/lib/applications/client";
import { ApiError } from "@/lib/http/api-fetch";

export interface WithdrawButtonProps {
  applicationId: string;
  /** Title of the position, so that the question says what it is about. */
  title: string;
  /** Id of the element that names the position, where several of these buttons stand on one page. */
  describedBy?: string;
  className?: string;
  /** Called when the application is no longer there. */
  onWithdrawn: () => void;
}

/** Withdraws an application after asking. */
export function WithdrawButton({ applicationId, title, describedBy, className, onWithdrawn }: WithdrawButtonProps) {
  const t = useTranslations("applied");
  const problemText = useProblemText();
  const withdraw = useWithdraw();
  // As the card says it.
  const { reading } = usePassage(title);
  const shownTitle = reading && !reading.unchanged ? reading.text : title;
  const confirm = async () => {
    try {
      await withdraw.mutateAsync(applicationId);
    } catch (error) {
      // Withdrawn on another phone meanwhile: what was asked for is the case.
      if (!(error instanceof ApiError && error.status === 404)) {
        showToast({ variant: "destructive", title: t("withdrawFailed"), description: problemText(error) });
        return;
      }
    }
    showToast({ variant: "success", title: t("withdrawn"), description: shownTitle });
    onWithdrawn();
  };
  return (
    <ConfirmDialog
      destructive
      trigger={
        <Button variant="outline" aria-describedby={describedBy} className={className}>
          <Undo2 aria-hidden />
          {t("withdraw")}
        </Button>
      }
      title={t("withdrawQuestion")}
      description={t("withdrawText", { title: shownTitle })}
      confirmLabel={t("withdraw")}
      cancelLabel={t("keep")}
      pendingLabel={t("processing")}
      onConfirm={confirm}
    />
  );
}
