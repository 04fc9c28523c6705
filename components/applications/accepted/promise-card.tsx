"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/access/routes";
import { useAnswerPromise } from "@/lib/domains/applications/hire-client";
import type { PromiseQuestion } from "@/lib/domains/applications/options";

type Props = { applicationId: string; question: PromiseQuestion; heading: string };

/** Asks a worker in one tap whether the work began, or was paid as said. No answer is fine. */
export function PromiseCard({ applicationId, question, heading }: Props) {
  const t = useTranslations("promise");
  const router = useRouter();
  const problemText = useProblemText();
  const { mutate, isPending } = useAnswerPromise(applicationId);
  const [isBroken, setIsBroken] = useState(false);
  const answer = (kept: boolean) =>
    mutate(
      { question, kept },
      {
        onSuccess: () => {
          if (!kept) return setIsBroken(true);
          showToast({ variant: "success", title: t("thanks") });
          router.refresh();
        },
        onError: (error) => showToast({ variant: "destructive", title: t("failed"), description: problemText(error) }),
      },
    );
  return (
    <section aria-label={t(question)} className="bg-primary-soft grid gap-3 rounded-xl p-4">
      <p>{heading}</p>
      <h2 className="text-xl">{t(question)}</h2>
      {isBroken ? (
        <div role="status" className="grid gap-3">
          <p>{t("sorry")}</p>
          <Button onClick={() => router.push(href.report("application", applicationId))}>{t("report")}</Button>
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" className="h-auto flex-col py-4" disabled={isPending} onClick={() => answer(true)}>
            <Icon name="circle-check" className="text-success size-12" />
            {t("yes")}
          </Button>
          <Button variant="outline" className="h-auto flex-col py-4" disabled={isPending} onClick={() => answer(false)}>
            <Icon name="circle-x" className="text-destructive size-12" />
            {t("no")}
          </Button>
        </div>
      )}
    </section>
  );
}
