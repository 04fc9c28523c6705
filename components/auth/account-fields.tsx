"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TextField } from "@/components/form/fields/text-field";
import { textOf, useFormField } from "@/components/form/fields/use-form-field";
import { Field } from "@/components/ui/field";
import { PasswordInput, type PasswordInputProps } from "@/components/ui/password-input";

type UsernameProps = { label: string; hint?: ReactNode; autoComplete?: "username" | "off" };

/** An account's username, `username` in the form. Phones must not capitalise or correct it. */
export function UsernameField({ autoComplete = "username", ...props }: UsernameProps) {
  return (
    <TextField<{ username: string }>
      name="username"
      {...props}
      required
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

type PasswordProps = Pick<
  PasswordInputProps,
  "initiallyShown" | "onShownChange" | "onInput" | "onFocus" | "placeholder"
> & {
  name?: "password" | "confirmPassword" | "currentPassword" | "newPassword";
  label: string;
  hint?: ReactNode;
  autoComplete: "current-password" | "new-password";
  onLeave?: () => void;
};

/** A password with a button to show it. */
export function PasswordField({ name = "password", label, hint, onLeave, ...input }: PasswordProps) {
  const t = useTranslations("auth");
  const { id, value, error, registration } = useFormField(name);
  return (
    <Field id={id} label={label} error={error} hint={hint} required>
      <PasswordInput
        {...registration}
        value={textOf(value)}
        {...input}
        onBlur={(event) => {
          void registration.onBlur(event);
          onLeave?.();
        }}
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
      />
    </Field>
  );
}

/** A code that was sent, read out or made by a device, `code` in the form. */
export const CodeField = (props: { label: string; hint?: ReactNode }) => (
  <TextField<{ code: string }> name="code" {...props} required inputMode="numeric" autoComplete="one-time-code" />
);

/** A phone number, `phone` in the form. */
export const PhoneField = (props: { label: string; hint?: ReactNode; required?: boolean }) => (
  <TextField<{ phone: string }> name="phone" {...props} type="tel" inputMode="tel" autoComplete="tel" />
);
