"use client";

import { useTranslations } from "next-intl";
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/auth/account-fields";
import { FormProblem } from "@/components/auth/form-problem";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { useRules } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { confirmPassword } from "@/lib/domains/users/second-factor-client";
import type { ConfirmationInput } from "@/lib/domains/users/second-factor-schema";
import { ApiError } from "@/lib/platform/http/api-fetch";

type WithPassword = <T>(work: () => Promise<T>) => Promise<T>;

/** Asks for the password; resolves to whether it was given. */
type AskPassword = () => Promise<boolean>;

const PasswordContext = createContext<AskPassword | null>(null);

/**
 * Runs a call; if the server wants the password first, asks for it and runs the call again. A user who gives none gets
 * the server's refusal.
 */
export function useWithPassword(): WithPassword {
  const ask = useContext(PasswordContext);
  if (!ask) throw new Error("useWithPassword() is for the inside of a PasswordConfirmation.");
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "password_required") || !(await ask())) throw error;
      return work();
    }
  };
}

/** Provides the question for the password, in a dialog above whatever asked for it. */
export function PasswordDialog({ children }: { children: ReactNode }) {
  const t = useTranslations("confirmPassword");
  const [isOpen, setOpen] = useState(false);
  const answers = useRef<((isGiven: boolean) => void)[]>([]);

  const ask: AskPassword = useCallback(() => {
    setOpen(true);
    return new Promise((resolve) => answers.current.push(resolve));
  }, []);
  const close = (isGiven: boolean) => {
    setOpen(false);
    for (const answer of answers.current.splice(0)) answer(isGiven);
  };

  return (
    <PasswordContext value={ask}>
      {children}
      <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : close(false))}>
        <DialogContent closeLabel={t("cancel")}>
          <DialogHeader>
            <DialogTitle>{t("title")}</DialogTitle>
            <DialogDescription>{t("text")}</DialogDescription>
          </DialogHeader>
          <PasswordForm onGiven={() => close(true)} onCancel={() => close(false)} />
        </DialogContent>
      </Dialog>
    </PasswordContext>
  );
}

function PasswordForm({ onGiven, onCancel }: { onGiven: () => void; onCancel: () => void }) {
  const t = useTranslations("confirmPassword");
  const problemText = useProblemText();
  const form = useForm<ConfirmationInput>({
    resolver: useRules(() =>
      import("@/lib/domains/users/second-factor-schema").then(({ confirmationInput }) => confirmationInput),
    ),
    defaultValues: { password: "" },
    shouldFocusError: false,
  });
  const { submit, pending, unplaced } = useSubmit({
    form,
    send: ({ password }) => confirmPassword(password),
    onSuccess: onGiven,
  });
  return (
    <FormScope form={form} name="confirm">
      <FormBody onSubmit={() => void submit()} className="grid gap-5">
        <PasswordField label={t("password")} autoComplete="current-password" />
        <FormProblem text={unplaced === null ? null : problemText(unplaced)} isNews />
        <DialogFooter>
          <Button variant="outline" onClick={onCancel} disabled={pending !== null}>
            {t("cancel")}
          </Button>
          <Button type="submit" pending={pending !== null} pendingLabel={t("working")}>
            {t("confirm")}
          </Button>
        </DialogFooter>
      </FormBody>
    </FormScope>
  );
}
