import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { DraftRule } from "@/components/form/draft/draft-rule";
import type { Audience, Role } from "@/lib/core/roles";
import { PRODUCT } from "@/lib/core/product";
import { translatorOf } from "@/lib/language/i18n/translator";
import { NAVIGATION, SOME } from "./navigation";
import { ShellFrame, type FrameTexts } from "./shell-frame";

interface ShellProps {
  /** Null for a visitor: nothing personal is in that frame, so that visitors' screens can be prerendered. */
  user: { id: string; username: string; audience: Audience; role: Role } | null;
  /** Employers work in English. */
  hasLanguages?: boolean;
  children: ReactNode;
}

/** The frame of a screen in the reader's language. */
export async function Shell({ user, hasLanguages = user?.audience !== "employer", children }: ShellProps) {
  const texts = await textsOf(user);
  // No more of an account than the frame shows: it is sent to the browser.
  const reader = user && { id: user.id, username: user.username, audience: user.audience };
  return (
    <>
      {user ? <DraftRule userId={user.id} /> : null}
      <ShellFrame user={reader} hasLanguages={hasLanguages} texts={texts}>
        {children}
      </ShellFrame>
    </>
  );
}

async function textsOf(user: { audience: Audience; role: Role } | null): Promise<FrameTexts> {
  const t = await translatorOf(await getLocale());
  const links = [
    "help",
    "privacy",
    "terms",
    "grievance",
    ...(user?.audience === "admin" ? (["interface"] as const) : []),
  ] as const;
  const frame = {
    skip: t("shell.skip"),
    brand: t("shell.brand", { product: PRODUCT }),
    language: t("shell.language"),
    allLanguages: t("shell.allLanguages"),
    footer: t("notices.nav"),
    links: Object.fromEntries(links.map((id) => [id, t(`notices.${id}`)])),
  };
  if (user === null) return { ...frame, signedIn: null };
  return {
    ...frame,
    signedIn: {
      top: t("shell.mainNavigation"),
      bar: t("shell.quickNavigation"),
      entries: NAVIGATION[user.audience].map(({ id, only }) =>
        only === undefined || only === user.role ? t(`shell.nav.${id}`) : null,
      ),
      more: t("shell.nav.more"),
      bell: { none: t("notifications.title"), most: t("notifications.bell", { count: SOME }) },
      waiting: t("shell.nav.waiting", { count: SOME }),
      as: t("shell.signedInAs"),
      menu: {
        profile: t("shell.profile"),
        saved: t("shell.saved"),
        companyProfile: t("shell.companyProfile"),
        account: t("shell.account"),
        help: t("notices.help"),
      },
      logout: t("shell.logout"),
      loggingOut: t("shell.loggingOut"),
      logoutFailed: t("shell.logoutFailed"),
    },
  };
}
