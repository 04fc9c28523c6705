"use client";

import { useTranslations, useLocale } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { PasswordField } from "@/components/auth/password-field";
import { FormBody, SubmitButton } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formAction, RECOVERY_SECTION } from "@/lib/access/routes";
import { makeRecoveryNumber } from "@/lib/domains/users/recovery-client";
import { inGroups } from "@/lib/domains/users/recovery-policy";
import { formatDateTime } from "@/lib/language/format";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { AccountSection } from "./account-section";

/** The outcome of the form posted without script: a new number, or a refusal. */
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
  const form = useCheckedForm(
    () => import("@/lib/domains/users/recovery-schema").then(({ recoveryNumberInput }) => recoveryNumberInput),
    useRefusedValues(refusal, { currentPassword: "" }),
  );
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

type RecoveryNumberProps = {
  digits: string;
  onKept: () => void;
};

/** A new recovery number, the only time it is shown. Needs the texts of `recovery`. */
function RecoveryNumber({ digits, onKept }: RecoveryNumberProps) {
  const t = useTranslations("recovery.number");
  const isHydrated = useHydrated();
  const title = useRef<HTMLHeadingElement>(null);
  // It replaces what had the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid max-w-md gap-4">
      <div className="grid gap-1">
        <h3 ref={title} tabIndex={-1} className="text-lg font-bold">
          {t("shown")}
        </h3>
        <p>{t("write")}</p>
      </div>
      <p
        dir="ltr"
        className="bg-muted rounded-lg px-3 py-4 text-center font-mono text-xl font-bold tracking-wide tabular-nums sm:text-2xl"
      >
        {inGroups(digits)}
      </p>
      {/* Made without script, the number leaves with the page. */}
      {isHydrated ? (
        <Button className="sm:justify-self-start" onClick={onKept}>
          <Icon name="check" />
          {t("kept")}
        </Button>
      ) : null}
    </div>
  );
}

/** The account's section with the recovery number. @param madeAt when the present one was made; null: there is none. */
export function RecoverySection({ madeAt, ...posted }: { madeAt: string | null } & PostedNumber) {
  const t = useTranslations("recovery.number");
  const locale = useLocale();
  const { refresh } = useRouter();
  return (
    <AccountSection title={t("title")} intro={t("intro")} anchor={RECOVERY_SECTION}>
      <RecoveryMaker {...posted} onMade={refresh}>
        <p>{madeAt === null ? t("none") : t("made", { time: formatDateTime(madeAt, locale) })}</p>
      </RecoveryMaker>
    </AccountSection>
  );
}
