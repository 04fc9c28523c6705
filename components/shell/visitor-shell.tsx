import type { ReactNode } from "react";
import { LanguageMenu } from "./language-menu";
import { ShellFrame } from "./shell-frame";

/** The shell of visitors, without a choice of languages at employers' addresses; it contains nothing personal, so that their screens can be prerendered. */
export function VisitorShell({ hasLanguages = true, children }: { hasLanguages?: boolean; children: ReactNode }) {
  return <ShellFrame menus={hasLanguages ? <LanguageMenu isSignedIn={false} /> : null}>{children}</ShellFrame>;
}
