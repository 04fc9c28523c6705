"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordField } from "@/components/auth/password-field";
import { TextField } from "@/components/form/fields/text-field";
import { Form, SubmitButton } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { Badge } from "@/components/ui/badge";
import { showToast } from "@/components/ui/toast";
import type { Account } from "@/lib/domains/users/account-types";
import { confirmEmail, saveEmail } from "@/lib/domains/users/recovery-client";
import type { EmailInput, EmailValues } from "@/lib/domains/users/recovery-schema";
import { AccountSection } from "./account-section";
import { CodeForm } from "./code-form";

/** The account's section with the e-mail address, and the code that confirms it. */
export function EmailSection({ initial }: { initial: Account }) {
  const t = useTranslations("recovery.email");
  const tAccount = useTranslations("account.password");
  const [{ email, isEmailConfirmed }, setSaved] = useState(initial);
  const form = useCheckedForm<EmailValues, EmailInput>(
    () => import("@/lib/domains/users/recovery-schema").then(({ emailInput }) => emailInput),
    { defaultValues: { email: initial.email ?? "", currentPassword: "" } },
  );
  const { submit, pending } = useSubmit({
    form,
    send: ({ email, currentPassword }) => saveEmail({ email: email ?? "", currentPassword }),
    onSuccess: (account) => {
      form.reset({ email: account.email ?? "", currentPassword: "" });
      setSaved(account);
      const title = account.email === null ? t("removed") : t("sent", { email: account.email });
      showToast({ title, variant: "success" });
    },
    failed: t("failed"),
  });
  return (
    <AccountSection title={t("title")} intro={t("intro")}>
      {email === null ? null : (
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold wrap-anywhere">{email}</bdi>
          <Badge variant={isEmailConfirmed ? "success" : "attention"}>
            {t(isEmailConfirmed ? "confirmed" : "unconfirmed")}
          </Badge>
        </p>
      )}
      {email === null || isEmailConfirmed ? null : <EmailCodeForm onConfirmed={setSaved} />}
      <Form form={form} name="email" onSubmit={() => void submit()} className="grid max-w-md gap-4">
        <TextField<EmailValues> name="email" label={t("label")} type="email" autoComplete="email" />
        <PasswordField name="currentPassword" label={tAccount("current")} autoComplete="current-password" />
        <SubmitButton variant="outline" pending={pending !== null} pendingLabel={tAccount("saving")}>
          {t("save")}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}

/** Takes the code that was sent to a new e-mail address. */
function EmailCodeForm({ onConfirmed }: { onConfirmed: (account: Account) => void }) {
  const t = useTranslations("recovery.email");
  const tAccount = useTranslations("account.password");
  return (
    <CodeForm
      name="email-code"
      texts={{
        ...{ code: t("code"), confirm: t("confirm"), pending: tAccount("saving") },
        ...{ done: t("done"), failed: t("notConfirmed") },
      }}
      send={confirmEmail}
      onConfirmed={onConfirmed}
    />
  );
}
