"use client";

import { useLocale, useTranslations } from "next-intl";
import { CheckCard } from "@/components/ui/choice-card";
import { ChoiceGroup } from "@/components/ui/choice-group";
import type { RecoveryFactKind } from "@/lib/domains/admin/options";
import type { AdminGrievance, RecoveryFact } from "@/lib/domains/admin/types";
import { formatDate } from "@/lib/language/format";
import { phoneText } from "@/lib/core/phone";

type FactsProps = {
  facts: readonly RecoveryFact[];
  told: readonly RecoveryFactKind[];
  onChange: (told: readonly RecoveryFactKind[]) => void;
};

/** Questions that only the account's owner can answer, each with the right answer for the admin to compare. */
export function RecoveryFacts({ facts, told, onChange }: FactsProps) {
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
export function NumberNote({ phone, complaint }: NoteProps) {
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
