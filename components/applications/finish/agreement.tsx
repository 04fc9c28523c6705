"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useState, useTransition } from "react";
import { clearDraft, draftKey, readText, writeText } from "@/components/form/draft/draft-storage";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useHydrated } from "@/components/ui/use-hydrated";
import { href } from "@/lib/routes";

/** The checkbox required for the last step. */
export function Agreement({ jobId, userId }: { jobId: string; userId: string }) {
  const t = useTranslations("finish");
  const router = useRouter();
  const hintId = useId();
  const key = draftKey(userId, `finish.${jobId}`);
  // Survives a change of language, like all answers.
  const isHydrated = useHydrated();
  const [isTicked, setIsTicked] = useState(() => typeof window !== "undefined" && readText(key) !== null);
  const isAgreed = isHydrated && isTicked;
  const [isLeaving, startLeaving] = useTransition();
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        clearDraft(key);
        startLeaving(() => router.push(href.applied({ job: jobId })));
      }}
    >
      <Checkbox
        label={<span className="text-lg font-semibold">{t("agree")}</span>}
        checked={isAgreed}
        onChange={({ target }) => {
          setIsTicked(target.checked);
          writeText(key, target.checked ? "yes" : null);
        }}
        className="border-border bg-card rounded-xl border px-4"
      />
      <Button type="submit" className="w-full" disabled={!isAgreed} pending={isLeaving} aria-describedby={hintId}>
        {t("finish")}
      </Button>
      <p id={hintId} className="text-muted-foreground min-h-6 text-center">
        {isAgreed ? null : t("hint")}
      </p>
    </form>
  );
}
