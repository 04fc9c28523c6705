"use client";

import { ClipboardCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { hasDrafts } from "@/components/form/draft/draft-storage";
import { forgetLoginAgain, mustLoginAgain } from "@/components/form/draft/redirect-to-login";
import { StillIcon } from "@/components/ui/still-icon";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Shown if the session ended under a form, in focus, with whether answers wait (a logout would have deleted them). */
export function AnswersKept() {
  const isHydrated = useHydrated();
  return <div role="status">{isHydrated ? <Note /> : null}</div>;
}

function Note() {
  const t = useTranslations("auth");
  const [{ isKept, isAgain }] = useState(() => ({ isKept: hasDrafts(), isAgain: mustLoginAgain() }));
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAgain) note.current?.focus();
    forgetLoginAgain();
  }, [isAgain]);
  if (!isKept && !isAgain) return null;
  return (
    <p
      ref={note}
      tabIndex={-1}
      className="bg-attention-soft text-attention-foreground mb-4 flex items-start gap-3 rounded-xl p-4 font-medium"
    >
      <StillIcon icon={ClipboardCheck} className="size-6 shrink-0" />
      {t(isKept ? "answersKept" : "loginAgain")}
    </p>
  );
}
