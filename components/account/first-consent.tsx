"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ConsentFields } from "@/components/auth/consent-fields";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { useSubmit } from "@/components/form/use-submit";
import { Button } from "@/components/ui/button";
import { agreeToNotice } from "@/lib/domains/users/client";
import { consentBoxes } from "@/lib/domains/users/consent-schema";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";

/** Asks for age and consent someone who registered without them. @param next the page that opens afterwards. */
export function FirstConsent({ next }: { next: string }) {
  const t = useTranslations("consent");
  const language = useLocale();
  const form = useForm({
    resolver: zodResolver(z.object(consentBoxes)),
    defaultValues: { isAdult: false, agreed: false },
    shouldFocusError: false,
  });
  const { submit, pending } = useSubmit({
    form,
    send: ({ isAdult }) => agreeToNotice({ isAdult, consent: { version: CONSENT_VERSIONS.notice, language } }),
    leaves: true,
    onSuccess: () => window.location.replace(next),
    failed: t("failed"),
  });
  return (
    <FormScope form={form} name="consent">
      <FormBody onSubmit={() => void submit()} className="grid gap-4">
        <ConsentFields />
        <Button type="submit" className="sm:justify-self-start" pending={pending !== null} pendingLabel={t("saving")}>
          {t("save")}
        </Button>
      </FormBody>
    </FormScope>
  );
}
