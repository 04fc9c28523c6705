"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { hasDrafts } from "@/components/form/draft/draft-storage";
import { forgetLoginAgain, mustLoginAgain } from "@/components/form/draft/redirect-to-login";
import { takeForThisPage } from "@/components/shared/next-page";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { AuthForm } from "./use-form-links";

const LOGIN = "login" satisfies AuthForm;

/**
 * Shown and focused if the session ended while a form was open: whether its answers are kept (a logout deletes them), and a
 * link to the login, since below a job the first visible button is the one to register.
 */
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
    <div className="bg-attention-soft text-attention-foreground mb-4 grid gap-3 rounded-xl p-4">
      <p ref={note} tabIndex={-1} className="flex items-start gap-3 font-medium">
        <Icon name="clipboard-check" className="size-6 shrink-0" />
        {t(isKept ? "answersKept" : "loginAgain")}
      </p>
      <a href={`#${LOGIN}`} data-form={LOGIN} className={buttonVariants()}>
        {t("login")}
      </a>
    </div>
  );
}

/** Says on the visitors' screen that the account has just been deleted. It stays until the page is left. */
export function AccountDeleted() {
  const isHydrated = useHydrated();
  return <div role="status">{isHydrated ? <DeletedLine /> : null}</div>;
}

function DeletedLine() {
  const t = useTranslations("auth");
  // Read once, when the line is first rendered. Not a toast, which would be gone before a slow reader has finished.
  const [isShown] = useState(() => takeForThisPage("accountDeleted") !== null);
  if (!isShown) return null;
  return (
    <p className="bg-success-soft mb-4 flex items-start gap-3 rounded-xl p-4 font-medium">
      <Icon name="circle-check" className="text-success size-6 shrink-0" />
      {t("accountDeleted")}
    </p>
  );
}
