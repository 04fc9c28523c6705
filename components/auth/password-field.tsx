import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { textOf, useFormField } from "@/components/form/fields/use-form-field";
import { Field } from "@/components/ui/field";
import { PasswordInput, type PasswordInputProps } from "@/components/ui/password-input";

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
