"use client";

import { useTranslations } from "next-intl";
import { createContext, useCallback, useContext, useRef, useState, type ComponentType, type ReactNode } from "react";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { ApiError } from "@/lib/platform/http/api-error";
import type { AskedPasswordProps } from "./asked-password";

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

/** Provides the question for the password, in a dialog above whatever asked for it; its form is loaded with the first question. */
export function PasswordDialog({ children }: { children: ReactNode }) {
  const t = useTranslations("confirmPassword");
  const [isOpen, setOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<AskedPasswordProps> | null>(null);
  const answers = useRef<((isGiven: boolean) => void)[]>([]);

  const ask: AskPassword = useCallback(async () => {
    const { AskedPassword } = await import("./asked-password");
    setForm(() => AskedPassword);
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
        <DialogContent closeLabel={t("cancel")} aria-describedby="password-reason">
          <DialogHeader>
            <DialogTitle>{t("title")}</DialogTitle>
            <p id="password-reason" className="text-muted-foreground">
              {t("text")}
            </p>
          </DialogHeader>
          {Form ? <Form onGiven={() => close(true)} onCancel={() => close(false)} /> : null}
        </DialogContent>
      </Dialog>
    </PasswordContext>
  );
}
