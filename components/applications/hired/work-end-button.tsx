"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { useWorkEnd } from "@/lib/domains/applications/hire-client";
import type { WorkEnder } from "@/lib/domains/applications/options";

type Props = {
  applicationId: string;
  /** The reader's side. */
  side: WorkEnder;
  /** Which side has said that the work has ended; null: neither. */
  endedBy: WorkEnder | null;
  describedBy: string;
};

/** Says that the work has ended, after a confirmation, or takes that back. The other side's word cannot be taken back. */
export function WorkEndButton({ applicationId, side, endedBy, describedBy }: Props) {
  const t = useTranslations("workEnd");
  const router = useRouter();
  const problemText = useProblemText();
  const change = useWorkEnd(applicationId);
  const [isRefreshing, startRefresh] = useTransition();
  const run = async (isEnd: boolean): Promise<boolean> => {
    try {
      await change.mutateAsync(isEnd);
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return false;
    }
    startRefresh(() => router.refresh());
    return true;
  };
  if (endedBy !== null && endedBy !== side) return null;
  if (endedBy === side) {
    return (
      <Button
        variant="ghost"
        aria-describedby={describedBy}
        pending={change.isPending || isRefreshing}
        onClick={() => void run(false)}
      >
        {t("undo")}
      </Button>
    );
  }
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" className="flex-auto" aria-describedby={describedBy}>
          {t(`${side}.end`)}
        </Button>
      }
      title={t(`${side}.title`)}
      description={t(`${side}.text`)}
      confirmLabel={t(`${side}.end`)}
      cancelLabel={t("keep")}
      pendingLabel={t("pending")}
      destructive
      onConfirm={() => run(true)}
    />
  );
}
