"use client";

import { useTranslations } from "next-intl";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { useInterview } from "@/lib/domains/applications/decision-client";
import type { AboutInterviewProps } from "./interview-dialog";
import { useNameInDialog } from "./use-applicant-name";
import { useInterviewNews } from "./use-interview-news";

/** Cancels the interview after a question; the application stays as it is. */
export function CancelInterview({ application, isWithdrawn, isOpen, onOpenChange, onGone }: AboutInterviewProps) {
  const t = useTranslations("jobApplications.interview");
  const problemText = useProblemText();
  const tDecision = useTranslations("jobApplications.decision");
  const name = useNameInDialog(application, isOpen);
  const { mutateAsync: change } = useInterview(application.job_id);
  const tell = useInterviewNews(name, onGone);
  const cancel = async () => {
    try {
      const { outcome } = await change({ id: application.id, proposal: null });
      tell(outcome, t("cancelled", { name }));
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return false;
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      obstacle={isWithdrawn ? tDecision("withdrawn", { name }) : null}
      trigger={<Button variant="ghost">{t("cancel")}</Button>}
      title={t("cancelTitle", { name })}
      description={t("cancelText", { name })}
      confirmLabel={t("cancel")}
      cancelLabel={t("keep")}
      pendingLabel={t("sending")}
      destructive
      onConfirm={cancel}
    />
  );
}
