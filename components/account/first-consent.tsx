"use client";

import { useLocale, useTranslations } from "next-intl";
import { ConsentFields } from "@/components/auth/consent-fields";
import { Form, SubmitButton } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { agreeToNotice } from "@/lib/domains/users/client";
import type { ConsentBoxes } from "@/lib/domains/users/consent-schema";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";

/** Asks for age and consent someone who registered without them. @param next the page that opens afterwards. */
export function FirstConsent({ next }: { next: string }) {
  const t = useTranslations("consent");
  const language = useLocale();
  const form = useCheckedForm<ConsentBoxes>(
    () => import("@/lib/domains/users/consent-schema").then(({ consentForm }) => consentForm),
    { defaultValues: { isAdult: false, agreed: false } },
  );
  const { submit, pending } = useSubmit({
    form,
    send: ({ isAdult }) => agreeToNotice({ isAdult, consent: { version: CONSENT_VERSIONS.notice, language } }),
    leaves: true,
    onSuccess: () => window.location.replace(next),
    failed: t("failed"),
  });
  return (
    <Form form={form} name="consent" onSubmit={() => void submit()} className="grid gap-4">
      <ConsentFields />
      <SubmitButton pending={pending !== null} pendingLabel={t("saving")}>
        {t("save")}
      </SubmitButton>
    </Form>
  );
}
