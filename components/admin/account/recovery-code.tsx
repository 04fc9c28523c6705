"use client";

import { KeyRound } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWithPassword } from "@/components/account/with-password";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { formatDateTime } from "@/lib/language/format";
import { makeRecoveryCode } from "@/lib/domains/admin/client";
import { inGroups } from "@/lib/domains/users/recovery-policy";
import type { RecoveryCode as Code } from "@/lib/domains/users/recovery-types";

/** Makes a code with which someone who forgot the password sets a new one, and shows it once. */
export function RecoveryCode({ user }: { user: { id: string; username: string } }) {
  const t = useTranslations("adminAccount.recovery");
  const locale = useLocale();
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const [made, setMade] = useState<Code | null>(null);

  const make = async () => {
    try {
      setMade(await withPassword(() => makeRecoveryCode(user.id)));
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return false;
    }
    return true;
  };

  return (
    <>
      <ConfirmDialog
        trigger={
          <Button variant="outline">
            <StillIcon icon={KeyRound} />
            {t("button")}
          </Button>
        }
        title={t("title", { username: user.username })}
        description={t("text", { username: user.username })}
        confirmLabel={t("make")}
        cancelLabel={t("cancel")}
        pendingLabel={t("working")}
        onConfirm={make}
      />
      {made ? (
        <div
          role="status"
          className="bg-attention-soft text-attention-foreground order-last grid basis-full gap-1 rounded-xl p-4"
        >
          <p>{t("shown", { username: user.username })}</p>
          <p dir="ltr" className="font-mono text-2xl font-bold tabular-nums">
            {inGroups(made.code)}
          </p>
          <p>{t("until", { time: formatDateTime(made.expiresAt, locale) })}</p>
        </div>
      ) : null}
    </>
  );
}
