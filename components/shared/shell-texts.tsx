"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { Messages } from "@/lib/language/i18n/messages";
import type { Language } from "@/lib/language/i18n/languages";

/** The sentences that the browser shows without asking the server, on any screen, in the reader's language. */
export interface ShellTexts {
  language: Language;
  /** For a call that failed without a message from the server. */
  failure: Pick<Messages["errors"], "offline" | "internal">;
  shell: Pick<Messages["shell"], "offline" | "loading" | "notifications" | "close" | "error" | "speech">;
}

const Texts = createContext<ShellTexts | null>(null);

/**
 * Gives the texts to everything below. Plain sentences instead of ICU messages: a screen that needs no others loads
 * nothing that formats them.
 */
export const ShellTextsProvider = ({ texts, children }: { texts: ShellTexts; children: ReactNode }) => (
  <Texts value={texts}>{children}</Texts>
);

/** @throws Error outside the provider, which is in the document's layout. */
export function useShellTexts(): ShellTexts {
  const texts = useContext(Texts);
  if (!texts) throw new Error("The document's layout gives the texts.");
  return texts;
}
