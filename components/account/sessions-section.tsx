"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLeave } from "@/components/shell/use-leave";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { Button } from "@/components/ui/button";
import { logOut, logOutEverywhere } from "@/lib/domains/users/client";
import type { UserSession } from "@/lib/domains/users/types";
import { AccountSection } from "./account-section";
import { SessionRow } from "./session-row";

/** The browsers in which the user is signed in, with 'Log out' for each and for all at once. */
export function SessionsSection({ userId, initial }: { userId: string; initial: UserSession[] }) {
  const t = useTranslations("account.sessions");
  const [ended, setEnded] = useState<readonly string[]>([]);
  const failed = useTranslations("shell")("logoutFailed");
  const here = useLeave(userId, logOut, failed);
  const everywhere = useLeave(userId, logOutEverywhere, failed);
  const sessions = initial.filter(({ id }) => !ended.includes(id));

  return (
    <AccountSection title={t("title")} intro={t("intro")}>
      <ul className="divide-border grid divide-y">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnded={() => setEnded((all) => [...all, session.id])}
            here={session.isCurrent ? here : null}
          />
        ))}
      </ul>
      <ConfirmDialog
        destructive
        trigger={
          <Button variant="outline" className="sm:self-start">
            {t("everywhere")}
          </Button>
        }
        title={t("everywhereTitle")}
        description={t("everywhereText")}
        confirmLabel={t("everywhere")}
        cancelLabel={t("cancel")}
        pendingLabel={t("working")}
        onConfirm={async () => {
          await everywhere.leave();
          // Open until the next page is there, or to try again.
          return false;
        }}
      />
    </AccountSection>
  );
}
