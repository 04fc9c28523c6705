"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { fieldsLike, type DraftKind } from "@/components/form/draft/draft-entries";
import { RestoredNote } from "@/components/form/draft/restored-note";
import { useDraft } from "@/components/form/draft/use-draft";
import { SelectField } from "@/components/form/fields/select-field";
import { SwitchField } from "@/components/form/fields/switch-field";
import { TextField } from "@/components/form/fields/text-field";
import { Form, SubmitButton } from "@/components/form/form-body";
import { PhoneField } from "@/components/auth/account-fields";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { rememberLanguage } from "@/components/shared/language/language-memory";
import { LanguageOptions } from "@/components/shared/language/language-options";
import { showToast } from "@/components/ui/toast";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/language/i18n/languages";
import { phoneText } from "@/lib/core/phone";
import type { Account } from "@/lib/domains/users/account-types";
import { saveAccount } from "@/lib/domains/users/client";
import { AccountSection } from "./account-section";

type Fields = { name: string; phone: string; whatsapp: boolean; preferredLanguage: Language };

const DRAFT: DraftKind<Fields> = {
  read: fieldsLike<Fields>({ name: "", phone: "", whatsapp: false, preferredLanguage: DEFAULT_LANGUAGE }),
};

const toFields = ({ name, phone, whatsapp, preferredLanguage }: Account): Fields => ({
  name: name ?? "",
  phone: phone === null ? "" : phoneText(phone),
  whatsapp: whatsapp === true,
  preferredLanguage,
});

type Props = {
  userId: string;
  initial: Account;
  /** Whether the interface exists in other languages for this user; employers work in English. */
  hasLanguages: boolean;
};

/** The account's section with name, phone number and language. */
export function DetailsSection({ userId, initial, hasLanguages }: Props) {
  const t = useTranslations("account.details");
  const locale = useLocale();
  const [saved, setSaved] = useState(initial);
  const form = useCheckedForm<Fields>(
    () => import("@/lib/domains/users/account-schema").then(({ accountInput }) => accountInput),
    { defaultValues: toFields(initial) },
    "raw",
  );
  const { settle, isRestored } = useDraft(form, {
    kind: DRAFT,
    userId,
    name: "account",
    saved: toFields(saved),
    mode: "restored",
  });
  const { submit, pending } = useSubmit({
    form,
    // Only what was changed here: what another browser has changed meanwhile stays.
    send: (fields) => saveAccount(changesOf(fields, toFields(saved))),
    onSuccess: (account) => {
      settle(toFields(account));
      setSaved(account);
      if (hasLanguages && account.preferredLanguage !== saved.preferredLanguage) {
        rememberLanguage(account.preferredLanguage);
        // The document's language itself changes.
        if (account.preferredLanguage !== locale) return window.location.reload();
      }
      showToast({ title: t("done"), variant: "success" });
    },
    failed: t("failed"),
  });
  return (
    <AccountSection title={t("title")} intro={t("intro")}>
      <Form form={form} name="account" onSubmit={() => void submit()} className="grid max-w-md gap-4">
        {isRestored ? (
          <RestoredNote text={t("draft.text")} discard={t("draft.discard")} onDiscard={() => settle(toFields(saved))} />
        ) : null}
        <TextField<Fields> name="name" label={t("name")} autoComplete="name" />
        <PhoneField label={t("phone")} hint={t("phoneHint")} />
        <SwitchField<Fields> name="whatsapp" label={t("whatsapp")} />
        {hasLanguages ? (
          <SelectField<Fields> name="preferredLanguage" label={t("language")}>
            <LanguageOptions />
          </SelectField>
        ) : null}
        <SubmitButton pending={pending !== null} pendingLabel={t("saving")}>
          {t("save")}
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}

const changesOf = (fields: Fields, saved: Fields): Partial<Fields> => ({
  ...(fields.name === saved.name ? {} : { name: fields.name }),
  // Another number's WhatsApp is said along with it.
  ...(fields.phone === saved.phone ? {} : { phone: fields.phone, whatsapp: fields.whatsapp }),
  ...(fields.whatsapp === saved.whatsapp ? {} : { whatsapp: fields.whatsapp }),
  ...(fields.preferredLanguage === saved.preferredLanguage ? {} : { preferredLanguage: fields.preferredLanguage }),
});
