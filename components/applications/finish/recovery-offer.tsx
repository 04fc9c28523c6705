"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RecoveryMaker, type PostedNumber } from "@/components/account/recovery-maker";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { RECOVERY_SECTION } from "@/lib/access/routes";

/**
 * Offers a recovery number after the first application, when the account has become worth keeping. One line until it is
 * opened. @param props.hasNumber whether the account has one; a number made here stays visible.
 */
export function RecoveryOffer({ hasNumber, handed, refusal }: { hasNumber: boolean } & PostedNumber) {
  const t = useTranslations("recovery.number");
  const [isMadeHere, setMadeHere] = useState(handed !== null);
  const [isKept, setKept] = useState(false);
  if (isKept || (hasNumber && !isMadeHere)) return null;
  return (
    <Card asChild className="gap-0 py-0">
      <details id={RECOVERY_SECTION} open={handed !== null || refusal !== null} className="group scroll-mt-24">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
          <Icon name="key-round" className="text-primary size-6 shrink-0" />
          <span className="flex-1">{t("ask")}</span>
          <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pb-4">
          <RecoveryMaker
            handed={handed}
            refusal={refusal}
            onMade={() => setMadeHere(true)}
            onKept={() => setKept(true)}
          >
            <p>{t("intro")}</p>
            <p className="text-muted-foreground">{t("later")}</p>
          </RecoveryMaker>
        </div>
      </details>
    </Card>
  );
}
