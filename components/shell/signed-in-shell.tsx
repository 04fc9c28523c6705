import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DraftRule } from "@/components/form/draft/draft-rule";
import { LANGUAGES } from "@/lib/i18n/languages";
import type { Audience } from "@/lib/users/options";
import { LanguageSwitch } from "./language-switch";
import { NavigationLinks, type Waiting } from "./navigation-links";
import { ShellFrame } from "./shell-frame";
import { UserMenu } from "./user-menu";

type Props = {
  user: { id: string; username: string; audience: Audience };
  /** How much waits for the user behind an entry of the navigation. */
  waiting?: Waiting;
  children: ReactNode;
};

/** The shell of all signed-in users. Employers work in English, so they get no language switch. */
export async function SignedInShell({ user: { id, username, audience }, waiting, children }: Props) {
  const t = await getTranslations("shell");
  return (
    <>
      <DraftRule userId={id} />
      <ShellFrame
        navigation={
          <nav aria-label={t("mainNavigation")} className="hidden md:block">
            <NavigationLinks audience={audience} place="top" waiting={waiting} />
          </nav>
        }
        menus={
          <>
            {audience === "employer" ? null : <LanguageSwitch languages={LANGUAGES} isSignedIn />}
            <UserMenu userId={id} username={username} audience={audience} />
          </>
        }
        bottomBar={<BottomBar audience={audience} waiting={waiting} label={t("quickNavigation")} />}
      >
        {children}
      </ShellFrame>
    </>
  );
}

function BottomBar({ audience, waiting, label }: { audience: Audience; waiting: Waiting | undefined; label: string }) {
  return (
    <nav
      aria-label={label}
      // The line is a shadow: a border would make the bar taller than the space pages reserve for it.
      className="bg-card fixed inset-x-0 bottom-0 z-30 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_var(--border)] md:hidden"
    >
      <NavigationLinks audience={audience} place="bottom" waiting={waiting} />
    </nav>
  );
}
