"use client";

import { useTranslations } from "next-intl";
import { OwnPhone } from "@/components/account/own-phone";
import { href } from "@/lib/access/routes";
import type { Account } from "@/lib/domains/users/account-types";
import { accountAnswers } from "./step-fields";
import { StepForm } from "./step-form";

type Props = {
  userId: string;
  account: Pick<Account, "phone" | "whatsapp">;
  /** The application whose employer cannot call; null for someone who goes through the steps. */
  applicationId: string | null;
  /** Whether that employer wants to call already, and is told. */
  isTold: boolean;
};

/** The step of the phone number. */
export function PhoneStep({ userId, account, applicationId, isTold }: Props) {
  const t = useTranslations("apply");
  const tSteps = useTranslations("profileSteps");
  const saved = tSteps(isTold ? "phoneTold" : "phoneSaved");
  const from = applicationId === null ? null : { href: href.application(applicationId), saved };
  return (
    <StepForm step="phone" userId={userId} saved={accountAnswers(account)} from={from}>
      {() => <OwnPhone label={t("phone")} hint={t("phoneHint")} whatsapp={t("whatsapp")} />}
    </StepForm>
  );
}
