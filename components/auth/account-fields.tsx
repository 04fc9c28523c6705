"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";

type UsernameProps = { label: string; error: string | undefined; field: ComponentProps<"input"> };

/** The name of an account. Phones must not capitalise or correct it. */
export function UsernameField({ label, error, field }: UsernameProps) {
  return (
    <Field label={label} error={error} required>
      <Input {...field} autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} dir="auto" />
    </Field>
  );
}

type PasswordProps = UsernameProps & { autoComplete: "current-password" | "new-password"; hint?: ReactNode };

/** A password with a button that shows it. */
export function PasswordField({ label, error, field, autoComplete, hint }: PasswordProps) {
  const t = useTranslations("auth");
  return (
    <Field label={label} error={error} hint={hint} required>
      <PasswordInput
        {...field}
        autoComplete={autoComplete}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
      />
    </Field>
  );
}
