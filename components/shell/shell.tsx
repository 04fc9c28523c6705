import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { HandHtml } from "@/components/shared/html/handed-html";
import { translatorOf } from "@/lib/language/i18n/translator";
import { LiveShell, type LiveShellProps } from "./live-shell";
import { MOST_SHOWN } from "./navigation";
import { shellHtml } from "./shell-html";

type Props = {
  user: LiveShellProps["user"];
  hasLanguages: boolean;
  hand: HandHtml;
  children: ReactNode;
};

/** The frame of a screen: its parts as HTML, and the words that change in them. */
export async function Shell({ user, hasLanguages, hand, children }: Props) {
  const language = await getLocale();
  const [{ html, version }, t] = await Promise.all([
    shellHtml({ language, audience: user?.audience ?? null, hasLanguages }),
    translatorOf(language),
  ]);
  const texts = {
    skip: t("shell.skip"),
    bar: t("shell.quickNavigation"),
    leavingFailed: t("shell.logoutFailed"),
    counts: {
      bell: { none: t("notifications.title"), most: t("notifications.bell", { count: MOST_SHOWN }) },
      waiting: t("shell.nav.waiting", { count: MOST_SHOWN }),
    },
  };
  return (
    <LiveShell key={version} ready={hand(html)} user={user} texts={texts}>
      {children}
    </LiveShell>
  );
}
