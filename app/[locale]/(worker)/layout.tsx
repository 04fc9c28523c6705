import type { ReactNode } from "react";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import { listCalled } from "@/lib/applications/called-queries";
import { isOf } from "@/lib/auth/actor";
import { getCurrentActor } from "@/lib/auth/session";

/** Draws the job seekers' shell. It decides nothing: the pages authenticate the caller. */
export default async function WorkerLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  if (!actor) return children;
  const called = isOf(actor, "worker") ? await listCalled(actor) : [];
  return (
    <SignedInShell user={actor} waiting={{ applied: called.length }}>
      {children}
    </SignedInShell>
  );
}
