"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/auth/account-fields";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { SubmitButton } from "@/components/form/submit-button";
import { useSubmit } from "@/components/form/use-submit";
import { changePassword } from "@/lib/domains/users/client";
import { passwordChangeInput, type PasswordChangeInput } from "@/lib/domains/users/schema";

const EMPTY: PasswordChangeInput = { currentPassword: "", newPassword: "" };

/**
 * Changes the user's password. Needs the texts of `account`, `auth`, `errors` and `validation`.
 * @param min characters of a new password. @param onChanged what happens next. @param leaves whether that is another page.
 */
export function PasswordForm({ min, onChanged, leaves = false }: Props) {
  const t = useTranslations("account.password");
  const form = useForm<PasswordChangeInput>({
    resolver: zodResolver(passwordChangeInput),
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  const { submit, pending } = useSubmit({
    form,
    send: changePassword,
    leaves,
    onSuccess: () => {
      form.reset(EMPTY);
      onChanged();
    },
    failed: t("failed"),
  });
  return (
    <FormScope form={form} name="password">
      <FormBody onSubmit={() => void submit()} className="grid max-w-md gap-4">
        <PasswordField name="currentPassword" label={t("current")} autoComplete="current-password" />
        <PasswordField name="newPassword" label={t("next")} hint={t("hint", { min })} autoComplete="new-password" />
        <SubmitButton pending={pending !== null} pendingLabel={t("saving")}>
          {t("save")}
        </SubmitButton>
      </FormBody>
    </FormScope>
  );
}

type Props = { min: number; onChanged: () => void; leaves?: boolean };
