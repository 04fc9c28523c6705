import type { ReactNode } from "react";
import { LiveCounts } from "@/components/notifications/live-counts";
import { Shell } from "@/components/shell/shell";
import { countCalled } from "@/lib/domains/applications/called-queries";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { toReviewOnPage, unseenOnPage } from "./unseen";

/** The shell of a signed-in user's page. */
export async function UserShell({ user, children }: { user: Actor; children: ReactNode }) {
  const [unseen, waiting] = await Promise.all([
    unseenOnPage(),
    isOf(user, "worker") ? countCalled(user) : toReviewOnPage(),
  ]);
  return (
    <LiveCounts drawn={{ unseen, waiting }}>
      <Shell user={user}>{children}</Shell>
    </LiveCounts>
  );
}
