import type { ReactNode } from "react";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import type { Actor } from "@/lib/auth/actor";
import { unseenOnPage } from "./unseen";

/** The shell of a signed-in user's page. */
export async function UserShell({ user, children }: { user: Actor; children: ReactNode }) {
  return (
    <SignedInShell user={user} unseen={await unseenOnPage()}>
      {children}
    </SignedInShell>
  );
}
