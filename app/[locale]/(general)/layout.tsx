import type { ReactNode } from "react";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import { VisitorShell } from "@/components/shell/visitor-shell";
import { getCurrentActor } from "@/lib/auth/session";

/** The shell of the screens that any audience may get: the account, and those that refuse. */
export default async function GeneralLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  return actor ? <SignedInShell user={actor}>{children}</SignedInShell> : <VisitorShell>{children}</VisitorShell>;
}
