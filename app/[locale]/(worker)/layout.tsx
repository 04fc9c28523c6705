import type { ReactNode } from "react";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import { getCurrentActor } from "@/lib/auth/session";

/** Draws the job seekers' shell. It decides nothing: the pages authenticate the caller. */
export default async function WorkerLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  return actor ? <SignedInShell user={actor}>{children}</SignedInShell> : children;
}
