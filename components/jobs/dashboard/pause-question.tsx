"use client";

import { useTranslations } from "next-intl";
import { useProblemText } from "@/components/shared/problem-text";
import { useRefresh } from "@/components/shared/refresh-scope";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { useAnswerPause } from "@/lib/domains/jobs/client";

/** Asks an employer whose jobs are paused whether to show them again: one tap. */
export function PauseQuestion() {
  const t = useTranslations("dashboard.record");
  const refresh = useRefresh();
  const problemText = useProblemText();
  const { mutate, isPending } = useAnswerPause();
  const answer = (stillLooking: boolean) =>
    mutate(stillLooking, {
      onSuccess: () => {
        showToast({ variant: "success", title: t(stillLooking ? "shownAgain" : "leftClosed") });
        refresh();
      },
      onError: (error) => showToast({ variant: "destructive", title: t("failed"), description: problemText(error) }),
    });
  return (
    <section aria-label={t("question")} className="bg-attention-soft grid gap-3 rounded-xl p-4">
      <p>
        {t("paused")} <b>{t("question")}</b>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isPending} onClick={() => answer(true)}>
          {t("yes")}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={() => answer(false)}>
          {t("no")}
        </Button>
      </div>
    </section>
  );
}
