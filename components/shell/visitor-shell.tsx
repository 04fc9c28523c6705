import type { ReactNode } from "react";
import { LanguageSwitch } from "./language-switch";
import { LANGUAGES } from "@/lib/i18n/languages";
import { ShellFrame } from "./shell-frame";

/** The shell of visitors; it contains nothing personal, so that their screens can be prerendered. */
export function VisitorShell({ children }: { children: ReactNode }) {
  return <ShellFrame menus={<LanguageSwitch languages={LANGUAGES} isSignedIn={false} />}>{children}</ShellFrame>;
}
