"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/auth/account-fields";
import { RecoveryNumber } from "@/components/auth/recovery-number";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { SubmitButton } from "@/components/form/submit-button";
import { useSubmit } from "@/components/form/use-submit";
import { formatDateTime } from "@/lib/format";
import { makeRecoveryNumber } from "@/lib/users/recovery-client";
import { recoveryNumberInput } from "@/lib/users/recovery-schema";
import { AccountSection } from "./account-section";

/** The account's section with the recovery number. @param madeAt when the present one was made; null: there is none. */
export function RecoverySection({ madeAt }: { madeAt: string | null }) {
  const t = useTranslations("recovery.number");
  const tAccount = useTranslations("account.password");
  const locale = useLocale();
  const { refresh } = useRouter();
  const [digits, setDigits] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(recoveryNumberInput),
    defaultValues: { currentPassword: "" },
    shouldFocusError: false,
  });
  const { submit, pending } = useSubmit({
    form,
    send: makeRecoveryNumber,
    onSuccess: ({ recoveryNumber }) => {
      form.reset();
      setDigits(recoveryNumber);
      refresh();
    },
    failed: t("failed"),
  });
  return (
    <AccountSection title={t("title")} intro={t("intro")}>
      {digits === null ? (
        <FormScope form={form} name="recovery-number">
          <p>{madeAt === null ? t("none") : t("made", { time: formatDateTime(madeAt, locale) })}</p>
          <FormBody onSubmit={() => void submit()} className="grid max-w-md gap-4">
            <PasswordField name="currentPassword" label={tAccount("current")} autoComplete="current-password" />
            <SubmitButton variant="outline" pending={pending !== null} pendingLabel={tAccount("saving")}>
              {t("make")}
            </SubmitButton>
          </FormBody>
        </FormScope>
      ) : (
        <RecoveryNumber digits={digits} heading="h3" onKept={() => setDigits(null)} />
      )}
    </AccountSection>
  );
}
