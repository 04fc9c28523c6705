import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { SignedInShell } from "@/components/shared/shell/signed-in-shell";
import { getCurrentActor } from "@/lib/auth/session";
import type { Language } from "@/lib/i18n/languages";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Draws the shell of job seekers. It decides nothing: the pages prove who asks. */
export default async function WorkerLayout({ children, params }: Props) {
  setRequestLocale((await params).locale as Language);
  const actor = await getCurrentActor();
  return actor ? <SignedInShell user={actor}>{children}</SignedInShell> : children;
}
