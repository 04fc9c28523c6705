"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { useLeave } from "@/components/shell/use-leave";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { endSession, logOut, logOutEverywhere } from "@/lib/domains/users/client";
import type { UserSession } from "@/lib/domains/users/types";
import { formatDateTime } from "@/lib/language/format";
import { ApiError } from "@/lib/platform/http/api-error";
import { AccountSection } from "./account-section";

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

type Props = {
  session: UserSession;
  onEnded: () => void;
  /** How to sign out of this very browser, if the session is its own. */
  here: { leave: () => Promise<void>; isLeaving: boolean } | null;
};

/** A browser in which the user is signed in: what it is, when it was used, and 'Log out'. */
function SessionRow({ session, onEnded, here }: Props) {
  const t = useTranslations("account.sessions");
  const locale = useLocale();
  const problemText = useProblemText();
  const device = session.device ?? t("unknown");
  const { mutate: end, isPending } = useMutation({
    mutationFn: () =>
      endSession(session.id).catch((error: unknown) => {
        // 404: it has already ended.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    onSuccess: () => {
      showToast({ title: t("done"), description: device, variant: "success" });
      onEnded();
    },
    onError: (error) => showToast({ title: problemText(error), variant: "destructive" }),
  });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon name="monitor-smartphone" className="text-muted-foreground size-7 shrink-0" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {session.isCurrent ? <Badge variant="success">{t("current")}</Badge> : null}
        </p>
        <p className="text-muted-foreground">{t("lastUsed", { time: formatDateTime(session.lastUsedAt, locale) })}</p>
        <p className="text-muted-foreground">{t("since", { time: formatDateTime(session.createdAt, locale) })}</p>
      </div>
      <Button
        variant="outline"
        className="max-sm:w-full"
        pending={here ? here.isLeaving : isPending}
        pendingLabel={t("working")}
        onClick={() => void (here ? here.leave() : end())}
      >
        <Icon name="log-out" />
        {t("logOut")}
        <span className="sr-only">{device}</span>
      </Button>
    </li>
  );
}
