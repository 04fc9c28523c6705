"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { formAction, href } from "@/lib/access/routes";
import { withdraw } from "@/lib/domains/applications/own-client";
import { ApiError } from "@/lib/platform/http/api-error";

export interface WithdrawButtonProps {
  applicationId: string;
  /** The job's heading, as the screen shows it. */
  heading: string;
  /** Id of the element that names the job, if several of these buttons are on one page. */
  describedBy?: string;
  /** The employer has accepted, and gets a notification that the worker cannot take the job. */
  isAccepted?: boolean;
  className?: string;
  /** Called when the application no longer exists. */
  onWithdrawn: () => void;
}

/** Withdraws an application after a confirmation. */
export function WithdrawButton({
  applicationId,
  heading,
  describedBy,
  isAccepted = false,
  className,
  onWithdrawn,
}: WithdrawButtonProps) {
  const t = useTranslations("applied");
  const problemText = useProblemText();
  const confirm = async () => {
    try {
      await withdraw(applicationId);
    } catch (error) {
      // Already withdrawn on another phone: that is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) {
        showToast({ variant: "destructive", title: t("withdrawFailed"), description: problemText(error) });
        return;
      }
    }
    showToast({ variant: "success", title: t(isAccepted ? "cannotTakeDone" : "withdrawn"), description: heading });
    onWithdrawn();
  };
  return (
    <ConfirmDialog
      destructive
      early={{ target: { action: formAction.withdraw(applicationId) } }}
      trigger={
        <Button variant="outline" aria-describedby={describedBy} className={className}>
          <Icon name="undo-2" />
          {t(isAccepted ? "cannotTake" : "withdraw")}
        </Button>
      }
      title={t(isAccepted ? "cannotTakeQuestion" : "withdrawQuestion")}
      description={t(isAccepted ? "cannotTakeText" : "withdrawText", { title: heading })}
      confirmLabel={t(isAccepted ? "cannotTake" : "withdraw")}
      cancelLabel={t("keep")}
      pendingLabel={t("processing")}
      onConfirm={confirm}
    />
  );
}

type Props = { applicationId: string; heading: string; isAccepted: boolean };

/** Withdraws this page's application and leaves; the back button must not lead here again. */
export function WithdrawAndLeave({ applicationId, heading, isAccepted }: Props) {
  const router = useRouter();
  return (
    <WithdrawButton
      applicationId={applicationId}
      heading={heading}
      isAccepted={isAccepted}
      className="w-full sm:w-fit"
      onWithdrawn={() => {
        router.replace(href.applied());
        // A job's page that was read ahead still says that she has applied.
        router.refresh();
      }}
    />
  );
}
