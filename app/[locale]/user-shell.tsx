import type { ReactNode } from "react";
import { LiveCounts } from "@/components/notifications/live-counts";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import { countCalled } from "@/lib/domains/applications/called-queries";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { htmlHander } from "./hand-html";
import { toReviewOnPage, unseenOnPage } from "./unseen";

/** The shell of a signed-in user's page. */
export async function UserShell({ user, children }: { user: Actor; children: ReactNode }) {
  const [unseen, waiting, hand] = await Promise.all([
    unseenOnPage(),
    isOf(user, "worker") ? countCalled(user) : toReviewOnPage(),
    htmlHander(),
  ]);
  return (
    <LiveCounts drawn={{ unseen, waiting }}>
      <SignedInShell user={user} hand={hand}>
        {children}
      </SignedInShell>
    </LiveCounts>
  );
}
