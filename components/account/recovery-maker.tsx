"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/auth/account-fields";
import { RecoveryNumber } from "@/components/auth/recovery-number";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { SubmitButton } from "@/components/form/submit-button";
import { useSubmit } from "@/components/form/use-submit";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { formAction } from "@/lib/access/routes";
import { makeRecoveryNumber } from "@/lib/domains/users/recovery-client";
import { recoveryNumberInput } from "@/lib/domains/users/recovery-schema";

/** Of the form posted without script: the number that it made a moment ago, or why it was refused. */
export type PostedNumber = { handed: string | null; refusal: FormRefusal | null };

type Props = PostedNumber & {
  /** Above the form; gone while a number is shown. */
  children?: ReactNode;
  onMade: () => void;
  /** The user has written the number down. */
  onKept?: () => void;
};

/** Makes a recovery number by the password, and shows it once. Needs the texts of `recovery`, `account` and `auth`. */
export function RecoveryMaker({ handed, refusal, children, onMade, onKept }: Props) {
  const t = useTranslations("recovery.number");
  const tAccount = useTranslations("account.password");
  const [digits, setDigits] = useState(handed);
  const form = useForm({
    resolver: zodResolver(recoveryNumberInput),
    ...useRefusedValues(refusal, { currentPassword: "" }),
    shouldFocusError: false,
  });
  const { submit, pending } = useSubmit({
    form,
    send: makeRecoveryNumber,
    onSuccess: ({ recoveryNumber }) => {
      form.reset();
      setDigits(recoveryNumber);
      onMade();
    },
    failed: t("failed"),
  });
  if (digits !== null) {
    const keep = () => {
      setDigits(null);
      onKept?.();
    };
    return <RecoveryNumber digits={digits} onKept={keep} />;
  }
  return (
    <FormScope form={form} name="recovery-number">
      {children}
      <FormBody
        onSubmit={() => void submit()}
        target={{ action: formAction.recoveryNumber() }}
        className="grid max-w-md gap-4"
      >
        <RefusedSummary refusal={refusal} />
        <PasswordField name="currentPassword" label={tAccount("current")} autoComplete="current-password" />
        <SubmitButton variant="outline" pending={pending !== null} pendingLabel={tAccount("saving")}>
          {t("make")}
        </SubmitButton>
      </FormBody>
    </FormScope>
  );
}
