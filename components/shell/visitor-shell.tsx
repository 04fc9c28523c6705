import type { ReactNode } from "react";
import { LanguageSwitch } from "./language-switch";
import { LANGUAGES } from "@/lib/i18n/languages";
import { ShellFrame } from "./shell-frame";

/** The shell of those who are not signed in; it knows nobody, so that their screens can be prerendered. */
export function VisitorShell({ children }: { children: ReactNode }) {
  return <ShellFrame menus={<LanguageSwitch languages={LANGUAGES} isSignedIn={false} />}>{children}</ShellFrame>;
}
