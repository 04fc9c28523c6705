"use client";

import { useTranslations } from "next-intl";
import { OwnPhone } from "@/components/account/own-phone";
import type { Account } from "@/lib/users/account-types";
import { accountAnswers } from "./step-fields";
import { StepForm } from "./step-form";

/** The step of the phone number. */
export function PhoneStep({ userId, account }: { userId: string; account: Pick<Account, "phone" | "whatsapp"> }) {
  const t = useTranslations("apply");
  return (
    <StepForm step="phone" userId={userId} saved={accountAnswers(account)}>
      {() => <OwnPhone label={t("phone")} hint={t("phoneHint")} whatsapp={t("whatsapp")} />}
    </StepForm>
  );
}
