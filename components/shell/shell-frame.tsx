"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { ProgressLine } from "@/components/shared/progress-line";
import { useAppLinks } from "@/components/shared/use-app-links";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import type { Audience } from "@/lib/core/roles";
import { cn } from "@/lib/core/utils";
import { href } from "@/lib/access/routes";
import { BrandLink } from "./brand-link";
import { useCounts } from "./counts";
import { FocusHeading } from "./focus-heading";
import { LanguageSwitch } from "./language-switch";
import { shownCount, SOME } from "./navigation";
import { Navigation } from "./navigation-list";
import { UserMenu, type MenuTexts } from "./user-menu";

const FOOTER = {
  help: href.help(),
  privacy: href.notice("privacy"),
  terms: href.notice("terms"),
  grievance: href.grievance(),
  interface: href.interface(),
} as const;

/** The frame's words. Those with a number have SOME in its place. */
export interface FrameTexts {
  skip: string;
  brand: string;
  language: string;
  allLanguages: string;
  footer: string;
  /** Of the footer's links that the reader gets. */
  links: Partial<Record<keyof typeof FOOTER, string>>;
  signedIn: SignedInTexts | null;
}

interface SignedInTexts extends MenuTexts {
  top: string;
  bar: string;
  /** In the order of NAVIGATION; null for one that is not the reader's. */
  entries: readonly (string | null)[];
  more: string;
  bell: { none: string; most: string };
  waiting: string;
}

interface ShellFrameProps {
  user: { id: string; username: string; audience: Audience } | null;
  hasLanguages: boolean;
  texts: FrameTexts;
  children: ReactNode;
}

/**
 * Skip link, header, main element, footer and bottom bar, common to all screens. One listener follows the links of the
 * whole screen (use-app-links.ts).
 */
export function ShellFrame({ user, hasLanguages, texts, children }: ShellFrameProps) {
  const segments = useSelectedLayoutSegments();
  const { waiting } = useCounts();
  const { follow, isOpening } = useAppLinks();
  const { signedIn } = texts;
  const navigation = user && signedIn && { audience: user.audience, segments, waiting, texts: signedIn };
  return (
    // The listener only follows what can be pressed by keys too: links.
    <div className="contents" onClick={follow}>
      <a
        href="#main"
        className="bg-primary text-primary-foreground fixed start-3 top-2 z-50 flex min-h-12 max-w-[calc(100vw-1.5rem)] -translate-y-24 items-center rounded-lg px-5 font-semibold focus-visible:translate-y-0"
      >
        {texts.skip}
      </a>
      {/* While the offline banner is at the top, the header scrolls away instead of being hidden under it. */}
      <header className="bg-card border-border sticky top-(--header-top) z-40 border-b in-[body:has([data-offline])]:static">
        {/* A container, so that what does not fit folds by the reader's own size of text too. */}
        <div
          // An admin's entries are many: with a little more room they are in one line.
          className={cn(
            "@container mx-auto w-full px-3 md:px-6",
            user?.audience === "admin" ? "max-w-7xl" : "max-w-6xl",
          )}
        >
          <div className="flex min-h-(--header-height) flex-wrap items-center gap-0.5 md:gap-2">
            <BrandLink label={texts.brand} isCrowded={user !== null && hasLanguages} />
            {navigation ? (
              <nav aria-label={navigation.texts.top} className="hidden md:block">
                <Navigation {...navigation} place="top" />
              </nav>
            ) : null}
            <div className="ms-auto flex flex-wrap items-center justify-end gap-0.5 md:gap-1">
              {hasLanguages ? <LanguageSwitch isSignedIn={user !== null} texts={texts} /> : null}
              {signedIn ? <Bell texts={signedIn.bell} /> : null}
              {user && signedIn ? <UserMenu user={user} texts={signedIn} /> : null}
            </div>
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        data-opening={isOpening || undefined}
        className="focus-visible:shadow-none focus-visible:outline-none"
      >
        {children}
      </main>
      <FocusHeading />
      {/* Clear of the bottom bar of small screens. */}
      <footer
        data-shell="footer"
        className="border-border mx-auto w-full max-w-6xl border-t px-4 pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+1rem)] md:px-6 md:pb-6"
      >
        <nav aria-label={texts.footer}>
          <ul className="flex flex-wrap gap-x-6">
            {Object.entries(texts.links).map(([id, text]) => (
              <li key={id}>
                <AppLink
                  href={FOOTER[id as keyof typeof FOOTER]}
                  className="text-muted-foreground hover:text-foreground inline-flex min-h-12 items-center underline underline-offset-4"
                >
                  {text}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
      {navigation ? (
        <nav
          aria-label={navigation.texts.bar}
          // The line is a shadow: a border would make the bar taller than the space pages reserve for it.
          data-shell="bar"
          className="bg-card fixed inset-x-0 bottom-0 z-30 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_var(--border)] md:hidden"
        >
          <Navigation {...navigation} place="bottom" />
        </nav>
      ) : null}
      {isOpening ? <ProgressLine /> : null}
    </div>
  );
}

/**
 * Link to the notifications, with the number of new ones. A whole load of the page: the page marks them as seen, and only the
 * shell that is drawn with it knows.
 */
function Bell({ texts }: { texts: SignedInTexts["bell"] }) {
  const { unseen } = useCounts();
  return (
    <a
      href={href.notifications()}
      data-bell
      aria-label={unseen > 0 ? texts.most.replace(String(SOME), String(unseen)) : texts.none}
      className={buttonVariants({ variant: "ghost", className: "relative size-12 p-0" })}
    >
      <Icon name="bell" className="size-6" />
      {unseen > 0 ? (
        <span
          aria-hidden
          data-unseen
          className="bg-destructive absolute end-0.5 top-0.5 min-w-5 rounded-full px-1 text-center text-sm leading-5 font-bold text-white"
        >
          {shownCount(unseen)}
        </span>
      ) : null}
    </a>
  );
}
