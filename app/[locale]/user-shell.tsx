import type { ReactNode } from "react";
import { LiveCounts } from "@/components/notifications/live-counts";
import { Shell } from "@/components/shell/shell";
import { waitsForTime } from "@/lib/domains/applications/called-policy";
import { listCalled } from "@/lib/domains/applications/called-queries";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { toReviewOnPage, unseenOnPage } from "./unseen";

// As countCalled(), from what the home reads anyway.
const callsOnPage = async (worker: Actor<"worker">): Promise<number> =>
  (await listCalled(worker)).filter((application) => !waitsForTime(application)).length;

/** The shell of a signed-in user's page. */
export async function UserShell({ user, children }: { user: Actor; children: ReactNode }) {
  const [unseen, waiting] = await Promise.all([
    unseenOnPage(),
    isOf(user, "worker") ? callsOnPage(user) : toReviewOnPage(),
  ]);
  return (
    <LiveCounts drawn={{ unseen, waiting }}>
      <Shell user={user}>{children}</Shell>
    </LiveCounts>
  );
}
