import type { ReactNode } from "react";
import { LanguageMenu } from "./language-menu";
import { ShellFrame } from "./shell-frame";

/** The shell of visitors; it contains nothing personal, so that their screens can be prerendered. */
export function VisitorShell({ children }: { children: ReactNode }) {
  return <ShellFrame menus={<LanguageMenu isSignedIn={false} />}>{children}</ShellFrame>;
}
