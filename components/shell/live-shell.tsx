"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { takenHtml, type ReadyHtml } from "@/components/shared/html/handed-html";
import { fillShell } from "./fill-shell";
import { ProgressLine } from "@/components/shared/progress-line";
import { useAppLinks } from "@/components/shared/use-app-links";
import { isLanguage } from "@/lib/language/i18n/languages";
import { logOut } from "@/lib/domains/users/client";
import type { Audience } from "@/lib/core/roles";
import { useCounts } from "./counts";
import { isCurrentEntry } from "./current-entry";
import { FocusHeading } from "./focus-heading";
import { hideBroken, hideFailed } from "./hide-broken";
import { NAVIGATION } from "./navigation";
import {
  BETWEEN_PARTS,
  countsInWords,
  currentMarks,
  escapeHtml,
  SHELL_PARTS,
  type CountTexts,
  type ShellPart,
} from "./shell-holes";
import { useLanguageChoice } from "./use-language-choice";
import { useLeave } from "./use-leave";

export interface LiveShellProps {
  /** The parts of shellHtml. */
  ready: ReadyHtml;
  /** Null for a visitor. */
  user: { id: string; username: string; audience: Audience } | null;
  texts: { skip: string; bar: string; leavingFailed: string; counts: CountTexts };
  children: ReactNode;
}

type Parts = Record<ShellPart, string>;

// Taken from documents by this browser, for the way back to their pages.
const taken = new Map<string, Parts>();

/**
 * Skip link, header, main element, footer and bottom bar, common to all screens. All but the content came as HTML: one
 * listener follows its links, changes the language and logs out; another follows the content's links.
 */
export function LiveShell({ ready, user, texts, children }: LiveShellProps) {
  const counts = useCounts();
  const segments = useSelectedLayoutSegments();
  const { isSwitching, choose } = useLanguageChoice(user !== null);
  const { leave, isLeaving } = useLeave(user?.id ?? "", logOut, texts.leavingFailed);
  const { follow, isOpening } = useAppLinks();
  const frame = { header: useRef<HTMLElement>(null), bar: useRef<HTMLElement>(null) };
  const [html] = useState(() =>
    partsOf(ready, (kept) => {
      const { bell, ...numbers } = countsInWords(counts, texts.counts);
      return fillShell(kept, {
        ...currentMarks(user ? NAVIGATION[user.audience].map((entry) => entry.segments) : [], segments),
        ...numbers,
        bell: escapeHtml(bell),
        username: escapeHtml(user?.username ?? ""),
      });
    }),
  );

  const shown = countsInWords(counts, texts.counts);
  const selected = segments.join("/");
  const { header, bar } = frame;
  useEffect(() => {
    const write = (name: string, text: string) => {
      for (const part of [header.current, bar.current])
        for (const element of part?.querySelectorAll(`[data-${name}]`) ?? [])
          if (element.textContent !== text) element.textContent = text;
    };
    header.current?.querySelector("[data-bell]")?.setAttribute("aria-label", shown.bell);
    write("unseen", shown.unseen);
    write("waiting", shown.waiting);
    write("waiting-words", shown.waitingWords);
  }, [header, bar, shown.bell, shown.unseen, shown.waiting, shown.waitingWords]);
  useEffect(() => {
    for (const part of [header.current, bar.current])
      for (const link of part?.querySelectorAll<HTMLElement>("[data-segments]") ?? [])
        link.setAttribute(
          "aria-current",
          isCurrentEntry(link.dataset.segments ?? "", selected.split("/")) ? "page" : "false",
        );
  }, [header, bar, selected]);
  useEffect(() => {
    for (const button of header.current?.querySelectorAll<HTMLButtonElement>("[data-language]") ?? [])
      button.disabled = isSwitching;
    const logout = header.current?.querySelector<HTMLButtonElement>("[data-logout]");
    if (logout) logout.disabled = isLeaving;
  }, [header, isSwitching, isLeaving]);

  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (main.current) hideBroken(main.current);
  }, []);

  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const { language, logout } = event.target.closest("button")?.dataset ?? {};
    if (isLanguage(language)) return void choose(language);
    if (logout !== undefined) return void leave();
    follow(event);
  };
  const part = (name: ShellPart) => ({
    "data-shell": name,
    onClick: press,
    // React leaves the document's content as it is, and compares only later renders with this one.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html[name] },
  });

  return (
    <>
      <a
        href="#main"
        className="bg-primary text-primary-foreground fixed start-3 top-2 z-50 flex min-h-12 max-w-[calc(100vw-1.5rem)] -translate-y-24 items-center rounded-lg px-5 font-semibold focus-visible:translate-y-0"
      >
        {texts.skip}
      </a>
      {/* While the offline banner is at the top, the header scrolls away instead of being hidden under it. */}
      <header
        ref={header}
        data-busy={isSwitching ? "language" : isLeaving ? "leaving" : undefined}
        className="bg-card border-border sticky top-0 z-40 border-b in-[body:has([data-offline])]:static"
        {...part("header")}
      />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        onClick={follow}
        onErrorCapture={hideFailed}
        className="focus-visible:shadow-none focus-visible:outline-none"
      >
        {children}
      </main>
      <FocusHeading />
      {/* Clear of the bottom bar of small screens. */}
      <footer
        className="border-border mx-auto w-full max-w-6xl border-t px-4 pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+1rem)] md:px-6 md:pb-6"
        {...part("footer")}
      />
      {user ? (
        <nav
          ref={bar}
          aria-label={texts.bar}
          // The line is a shadow: a border would make the bar taller than the space pages reserve for it.
          className="bg-card fixed inset-x-0 bottom-0 z-30 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_var(--border)] md:hidden"
          {...part("bar")}
        />
      ) : null}
      {isOpening ? <ProgressLine /> : null}
    </>
  );
}

/** The parts as they are first shown. In a browser those of a document are in it, and stay known for the way back. */
function partsOf({ html, name = "" }: ReadyHtml, fill: (kept: string) => string): Parts {
  const isDocuments = html === undefined && typeof window !== "undefined";
  const known = isDocuments ? taken.get(name) : undefined;
  if (known) return known;
  const made = isDocuments
    ? SHELL_PARTS.map((part) => document.querySelector(`[data-shell=${part}]`)?.innerHTML)
    : (html ?? takenHtml(name) ?? "").split(BETWEEN_PARTS).map(fill);
  const parts = Object.fromEntries(SHELL_PARTS.map((part, index) => [part, made[index] ?? ""])) as Parts;
  if (isDocuments) taken.set(name, parts);
  return parts;
}
