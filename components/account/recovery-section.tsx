"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { formatDateTime } from "@/lib/language/format";
import { RECOVERY_SECTION } from "@/lib/access/routes";
import { AccountSection } from "./account-section";
import { RecoveryMaker, type PostedNumber } from "./recovery-maker";

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
