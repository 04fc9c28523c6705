import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DraftRule } from "@/components/form/draft/draft-rule";
import type { Audience } from "@/lib/users/options";
import { Bell } from "./bell";
import { LanguageMenu } from "./language-menu";
import { Navigation } from "./navigation-list";
import { ShellFrame } from "./shell-frame";
import { UserMenu } from "./user-menu";

type Props = {
  user: { id: string; username: string; audience: Audience };
  children: ReactNode;
};

/** The shell of all signed-in users. Employers work in English, so they get no language switch. */
export async function SignedInShell({ user: { id, username, audience }, children }: Props) {
  const t = await getTranslations("shell");
  return (
    <>
      <DraftRule userId={id} />
      <ShellFrame
        navigation={
          <nav aria-label={t("mainNavigation")} className="hidden md:block">
            <Navigation audience={audience} place="top" />
          </nav>
        }
        isCrowded={audience !== "employer"}
        isAdmins={audience === "admin"}
        menus={
          <>
            {audience === "employer" ? null : <LanguageMenu isSignedIn />}
            <Bell />
            <UserMenu userId={id} username={username} audience={audience} />
          </>
        }
        bottomBar={<BottomBar audience={audience} label={t("quickNavigation")} />}
      >
        {children}
      </ShellFrame>
    </>
  );
}

function BottomBar({ audience, label }: { audience: Audience; label: string }) {
  return (
    <nav
      aria-label={label}
      // The line is a shadow: a border would make the bar taller than the space pages reserve for it.
      className="bg-card fixed inset-x-0 bottom-0 z-30 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_var(--border)] md:hidden"
    >
      <Navigation audience={audience} place="bottom" />
    </nav>
  );
}
