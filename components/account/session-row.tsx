"use client";

import { LogOut, MonitorSmartphone } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { formatDateTime } from "@/lib/language/format";
import { ApiError } from "@/lib/platform/http/api-fetch";
import { endSession } from "@/lib/domains/users/client";
import type { UserSession } from "@/lib/domains/users/types";

type Props = {
  session: UserSession;
  onEnded: () => void;
  /** How to sign out of this very browser, if the session is its own. */
  here: { leave: () => Promise<void>; isLeaving: boolean } | null;
};

/** A browser in which the user is signed in: what it is, when it was used, and 'Log out'. */
export function SessionRow({ session, onEnded, here }: Props) {
  const t = useTranslations("account.sessions");
  const locale = useLocale();
  const problemText = useProblemText();
  const [isEnding, setEnding] = useState(false);
  const device = session.device ?? t("unknown");

  async function end() {
    setEnding(true);
    try {
      await endSession(session.id);
    } catch (error) {
      // 404: it has ended by itself or elsewhere, as wished.
      if (!(error instanceof ApiError && error.status === 404)) {
        showToast({ title: problemText(error), variant: "destructive" });
        setEnding(false);
        return;
      }
    }
    showToast({ title: t("done"), description: device, variant: "success" });
    onEnded();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <StillIcon icon={MonitorSmartphone} className="text-muted-foreground size-7 shrink-0" strokeWidth={1.75} />
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
        pending={here ? here.isLeaving : isEnding}
        pendingLabel={t("working")}
        onClick={() => void (here ? here.leave() : end())}
      >
        <StillIcon icon={LogOut} />
        {t("logOut")}
        <span className="sr-only">{device}</span>
      </Button>
    </li>
  );
}
