import type { ReactNode } from "react";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import { listCalled } from "@/lib/applications/called-queries";
import { isOf, type Actor } from "@/lib/auth/actor";
import { toReviewOnPage, unseenOnPage } from "./unseen";

/** The shell of a signed-in user's page. */
export async function UserShell({ user, children }: { user: Actor; children: ReactNode }) {
  const [unseen, called, toReview] = await Promise.all([
    unseenOnPage(),
    isOf(user, "worker") ? listCalled(user) : [],
    toReviewOnPage(),
  ]);
  return (
    <SignedInShell user={user} unseen={unseen} waiting={{ applied: called.length, dashboard: toReview }}>
      {children}
    </SignedInShell>
  );
}
