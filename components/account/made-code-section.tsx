"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { formatDateTime } from "@/lib/language/format";
import { MADE_CODE_SECTION } from "@/lib/access/routes";
import { stopMadeCode } from "@/lib/domains/users/recovery-client";
import type { MadeCode } from "@/lib/domains/users/recovery-types";
import { AccountSection } from "./account-section";

/** Says that somebody asked for a new password of this account, and stops it. @param code that the office made. */
export function MadeCodeSection({ code }: { code: NonNullable<MadeCode> }) {
  const t = useTranslations("account.madeCode");
  const locale = useLocale();
  const problemText = useProblemText();
  const [state, setState] = useState<"waits" | "stopping" | "stopped">("waits");
  const until = formatDateTime(code.expiresAt, locale);

  async function stop() {
    setState("stopping");
    try {
      await stopMadeCode();
      setState("stopped");
    } catch (error) {
      showToast({ title: t("failed"), description: problemText(error), variant: "destructive" });
      setState("waits");
    }
  }

  return (
    <AccountSection
      anchor={MADE_CODE_SECTION}
      title={t("title")}
      intro={code.startsAt ? t("waits", { from: formatDateTime(code.startsAt, locale), until }) : t("now", { until })}
    >
      <div role="status">{state === "stopped" ? <p className="font-semibold">{t("stopped")}</p> : null}</div>
      {state === "stopped" ? null : (
        <Button
          variant="destructive"
          className="sm:self-start"
          pending={state === "stopping"}
          pendingLabel={t("stopping")}
          onClick={() => void stop()}
        >
          {t("stop")}
        </Button>
      )}
    </AccountSection>
  );
}
