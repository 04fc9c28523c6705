import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DraftRule } from "@/components/form/draft/draft-rule";
import type { Audience } from "@/lib/users/options";
import { Bell } from "./bell";
import { LanguageMenu } from "./language-menu";
import { Navigation, type Waiting } from "./navigation-list";
import { ShellFrame } from "./shell-frame";
import { UserMenu } from "./user-menu";

type Props = {
  user: { id: string; username: string; audience: Audience };
  /** How many notifications the user has not seen. */
  unseen: number;
  /** How much waits for the user behind an entry of the navigation. */
  waiting?: Waiting;
  children: ReactNode;
};

/** The shell of all signed-in users. Employers work in English, so they get no language switch. */
export async function SignedInShell({ user: { id, username, audience }, unseen, waiting = {}, children }: Props) {
  const t = await getTranslations("shell");
  return (
    <>
      <DraftRule userId={id} />
      <ShellFrame
        navigation={
          <nav aria-label={t("mainNavigation")} className="hidden md:block">
            <Navigation audience={audience} place="top" waiting={waiting} />
          </nav>
        }
        isCrowded={audience !== "employer"}
        isAdmins={audience === "admin"}
        menus={
          <>
            {audience === "employer" ? null : <LanguageMenu isSignedIn />}
            <Bell unseen={unseen} />
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

function BottomBar({ audience, waiting, label }: { audience: Audience; waiting: Waiting; label: string }) {
  return (
    <nav
      aria-label={label}
      // The line is a shadow: a border would make the bar taller than the space pages reserve for it.
      className="bg-card fixed inset-x-0 bottom-0 z-30 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_var(--border)] md:hidden"
    >
      <Navigation audience={audience} place="bottom" waiting={waiting} />
    </nav>
  );
}
