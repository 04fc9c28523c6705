import type { ReactNode } from "react";
import { LiveCounts } from "@/components/notifications/live-counts";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import { waitsForTime } from "@/lib/domains/applications/called-policy";
import { listCalled } from "@/lib/domains/applications/called-queries";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { htmlHander } from "./hand-html";
import { toReviewOnPage, unseenOnPage } from "./unseen";

// As countCalled(), from what the home reads anyway.
const callsOnPage = async (worker: Actor<"worker">): Promise<number> =>
  (await listCalled(worker)).filter((application) => !waitsForTime(application)).length;

/** The shell of a signed-in user's page. */
export async function UserShell({ user, children }: { user: Actor; children: ReactNode }) {
  const [unseen, waiting, hand] = await Promise.all([
    unseenOnPage(),
    isOf(user, "worker") ? callsOnPage(user) : toReviewOnPage(),
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
