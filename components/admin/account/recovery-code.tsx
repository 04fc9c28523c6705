"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWithPassword } from "@/components/account/password-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { CheckCard } from "@/components/ui/choice-card";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { formatDateTime, formatDate } from "@/lib/language/format";
import { makeRecoveryCode } from "@/lib/domains/admin/client";
import { FACTS_NEEDED, type RecoveryFactKind } from "@/lib/domains/admin/options";
import type { AccountRecovery, AdminGrievance, RecoveryFact } from "@/lib/domains/admin/types";
import { phoneText } from "@/lib/core/phone";
import { CODE_WAIT_HOURS, inGroups, WAITED_CODE_HOURS } from "@/lib/domains/users/recovery-policy";
import type { RecoveryCode as Code } from "@/lib/domains/users/recovery-types";

type Props = {
  user: { id: string; username: string };
  recovery: AccountRecovery;
  /** The visitor's, for whom the account was looked up; null if the admin came here otherwise. */
  complaint: Pick<AdminGrievance, "number" | "contact"> | null;
};

/**
 * Makes a code with which someone who forgot the password sets a new one, and shows it once: for the account's number, or
 * after three right answers for an account without one.
 */
export function RecoveryCode({ user, recovery: { phone, facts }, complaint }: Props) {
  const t = useTranslations("adminAccount.recovery");
  const locale = useLocale();
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const [made, setMade] = useState<Code | null>(null);
  const [told, setTold] = useState<readonly RecoveryFactKind[]>([]);
  const mayAsk = facts.length >= FACTS_NEEDED;

  const make = async () => {
    try {
      setMade(await withPassword(() => makeRecoveryCode(user.id, told)));
      setTold([]);
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return false;
    }
    return true;
  };

  const description = () => {
    if (phone !== null) return t("phone", { phone: phoneText(phone) });
    return mayAsk ? t("ask", { wait: CODE_WAIT_HOURS, hours: WAITED_CODE_HOURS }) : t("tooFew");
  };

  return (
    <>
      <ConfirmDialog
        trigger={
          <Button variant="outline">
            <Icon name="key-round" />
            {t("button")}
          </Button>
        }
        title={t("title", { username: user.username })}
        description={description()}
        confirmLabel={t("make")}
        cancelLabel={t("cancel")}
        pendingLabel={t("working")}
        obstacle={phone === null && told.length < FACTS_NEEDED ? t("questions") : null}
        onConfirm={make}
      >
        {phone === null ? (
          mayAsk ? (
            <RecoveryFacts facts={facts} told={told} onChange={setTold} />
          ) : null
        ) : (
          <NumberNote phone={phone} complaint={complaint} />
        )}
      </ConfirmDialog>
      {made ? (
        <div
          role="status"
          className="bg-attention-soft text-attention-foreground order-last grid basis-full gap-1 rounded-xl p-4"
        >
          <p>{t("shown", { username: user.username })}</p>
          <p dir="ltr" className="font-mono text-2xl font-bold tabular-nums">
            {inGroups(made.code)}
          </p>
          <p>
            {made.startsAt
              ? t("from", {
                  from: formatDateTime(made.startsAt, locale),
                  until: formatDateTime(made.expiresAt, locale),
                })
              : t("until", { time: formatDateTime(made.expiresAt, locale) })}
          </p>
          {phone === null ? null : <p className="font-semibold">{t("phone", { phone: phoneText(phone) })}</p>}
        </div>
      ) : null}
    </>
  );
}

type FactsProps = {
  facts: readonly RecoveryFact[];
  told: readonly RecoveryFactKind[];
  onChange: (told: readonly RecoveryFactKind[]) => void;
};

/** Questions that only the account's owner can answer, each with the right answer for the admin to compare. */
function RecoveryFacts({ facts, told, onChange }: FactsProps) {
  const t = useTranslations("adminAccount.recovery");
  const locale = useLocale();
  return (
    <ChoiceGroup legend={t("questions")} hideLegend>
      {facts.map(({ kind, text, at }) => (
        <CheckCard
          key={kind}
          label={
            <span className="grid gap-0.5">
              <span>{t(`fact.${kind}`)}</span>
              <b dir="auto" className="wrap-anywhere">
                {[text, at === null ? null : formatDate(at, locale)].filter(Boolean).join(" · ")}
              </b>
            </span>
          }
          checked={told.includes(kind)}
          onChange={({ target }) => onChange(target.checked ? [...told, kind] : told.filter((other) => other !== kind))}
        />
      ))}
    </ChoiceGroup>
  );
}

type NoteProps = { phone: string; complaint: Pick<AdminGrievance, "number" | "contact"> | null };

/** Whether the number in a visitor's complaint is the account's; nothing without a complaint. */
function NumberNote({ phone, complaint }: NoteProps) {
  const t = useTranslations("adminAccount.recovery");
  if (!complaint?.contact) return null;
  const { number, contact } = complaint;
  return contact.phone === phone ? (
    <p className="bg-success-soft text-success rounded-lg p-3 font-semibold">{t("same", { number })}</p>
  ) : (
    <p className="bg-destructive-soft text-destructive rounded-lg p-3 font-semibold">
      {t("other", { number, phone: phoneText(contact.phone) })}
    </p>
  );
}
