"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState, useTransition } from "react";
import { clearDraft, draftKey, readText, writeText } from "@/components/form/draft/draft-storage";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formAction, href } from "@/lib/access/routes";
import { agreeToTerms } from "@/lib/domains/users/client";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";

type Props = {
  jobId: string;
  userId: string;
  /** Whether the worker has yet to agree to the terms. */
  isAsked: boolean;
};

/** The last step, which a worker who has not agreed to the present terms takes with a tick. */
export function Agreement({ jobId, userId, isAsked }: Props) {
  const t = useTranslations("finish");
  const router = useRouter();
  const hintId = useId();
  const key = draftKey(userId, `finish.${jobId}`);
  // Survives a change of language, like all answers.
  const isHydrated = useHydrated();
  const [isTicked, setIsTicked] = useState(() => typeof window !== "undefined" && readText(key) !== null);
  const isAgreed = !isAsked || (isHydrated && isTicked);
  const early = useRef(false);
  // Ticked before the script ran.
  useEffect(() => {
    if (early.current) setIsTicked(true);
  }, []);
  // The pages behind this one still offer to apply for the job.
  const { refresh } = router;
  useEffect(() => refresh(), [refresh]);
  const [isLeaving, startLeaving] = useTransition();
  const language = useLocale();
  const problemText = useProblemText();
  const agree = useMutation({ mutationFn: agreeToTerms });
  const finish = async () => {
    try {
      if (isAsked) await agree.mutateAsync({ version: CONSENT_VERSIONS.terms, language });
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return;
    }
    clearDraft(key);
    startLeaving(() => router.replace(href.applied({ job: jobId })));
  };
  return (
    <form
      noValidate
      // Until the script runs, the browser itself sends the form.
      {...(isAsked
        ? { method: "post", action: formAction.terms() }
        : { method: "get", action: href.applied({ job: jobId }) })}
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      {isAsked ? (
        <>
          <input type="hidden" name="jobId" value={jobId} />
          <input type="hidden" name="version" value={CONSENT_VERSIONS.terms} />
          <input type="hidden" name="language" value={language} />
          <Checkbox
            ref={(box) => {
              if (!isHydrated) early.current = box?.checked ?? early.current;
            }}
            name="agreed"
            label={<span className="text-lg font-semibold">{t("agree")}</span>}
            checked={isAgreed}
            onChange={({ target }) => {
              setIsTicked(target.checked);
              writeText(key, target.checked ? "yes" : null);
            }}
            className="border-border bg-card rounded-xl border px-4"
          />
        </>
      ) : null}
      <Button
        type="submit"
        className="w-full"
        disabled={isHydrated && !isAgreed}
        pending={isLeaving || agree.isPending}
        aria-describedby={hintId}
      >
        {t("finish")}
      </Button>
      {isAsked ? (
        <p id={hintId} className="text-muted-foreground min-h-6 text-center">
          {isAgreed ? null : t("hint")}
        </p>
      ) : null}
    </form>
  );
}
