"use client";

import { useTranslations } from "next-intl";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { useInterview } from "@/lib/applications/decision-client";
import type { ReceivedApplication } from "@/lib/applications/types";
import { useApplicantName } from "./use-applicant-name";
import { useInterviewNews } from "./use-interview-news";

type Props = { application: ReceivedApplication; onGone: () => void };

/** Cancels the interview after a question; the application stays as it is. */
export function CancelInterview({ application, onGone }: Props) {
  const t = useTranslations("jobApplications.interview");
  const problemText = useProblemText();
  const name = useApplicantName(application);
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
