"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { SubmitButton } from "@/components/form/submit-button";
import { CodeField } from "@/components/auth/account-fields";
import { useSubmit } from "@/components/form/use-submit";
import { showToast } from "@/components/ui/toast";
import type { Account } from "@/lib/domains/users/account-types";
import { confirmEmail } from "@/lib/domains/users/recovery-client";
import { emailCodeInput, type EmailCodeInput } from "@/lib/domains/users/recovery-schema";

/** Takes the code that was sent to a new e-mail address. */
export function EmailCodeForm({ onConfirmed }: { onConfirmed: (account: Account) => void }) {
  const t = useTranslations("recovery.email");
  const tAccount = useTranslations("account.password");
  const form = useForm<EmailCodeInput>({
    resolver: zodResolver(emailCodeInput),
    defaultValues: { code: "" },
    shouldFocusError: false,
  });
  const { submit, pending } = useSubmit({
    form,
    send: confirmEmail,
    onSuccess: (account) => {
      showToast({ title: t("done"), variant: "success" });
      onConfirmed(account);
    },
    failed: t("notConfirmed"),
  });
  return (
    <FormScope form={form} name="email-code">
      <FormBody onSubmit={() => void submit()} className="grid max-w-md gap-4">
        <CodeField label={t("code")} />
        <SubmitButton pending={pending !== null} pendingLabel={tAccount("saving")}>
          {t("confirm")}
        </SubmitButton>
      </FormBody>
    </FormScope>
  );
}
