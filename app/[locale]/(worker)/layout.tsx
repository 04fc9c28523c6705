import type { ReactNode } from "react";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import { getCurrentActor } from "@/lib/auth/session";

/** Draws the shell of job seekers. It decides nothing: the pages prove who asks. */
export default async function WorkerLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  return actor ? <SignedInShell user={actor}>{children}</SignedInShell> : children;
}
