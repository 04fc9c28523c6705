import { useState } from "react";
import { closeDrafts } from "@/components/form/draft/draft-storage";
import { hasKept } from "@/components/form/outbox/kept-mark";
import { keepsAny } from "@/components/shared/reading/kept-paths";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import type { Leaving } from "@/components/form/outbox/leave-question";
import { href } from "@/lib/access/routes";

/** How long leaving waits for what the phone keeps to be deleted: the service worker may never answer. */
const FORGET_MS = 8_000;

/**
 * Signs out of this browser with `end` and opens the visitors' screen.
 * Something unsent is asked about first.
 * @param userId whose drafts are deleted. @param failed the heading if `end` fails. @param options.asks false where the
 * account ends, and with it all that waits.
 * @returns isLeaving: true until that screen has loaded.
 */
export function useLeave(userId: string, end: () => Promise<void>, failed: string, { asks = true } = {}) {
  const problemText = useProblemText();
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      if (asks && (await askAboutUnsent(userId)) === "stay") return setLeaving(false);
      await stopOutbox(userId);
      await end();
    } catch (error) {
      console.error("Leaving failed", error);
      showToast({ title: failed, description: problemText(error), variant: "destructive" });
      setLeaving(false);
      return;
    }
    closeDrafts(userId);
    await Promise.race([forgetAll(userId), new Promise((resolve) => setTimeout(resolve, FORGET_MS))]);
    // A full load: nothing fetched for this user may stay in memory for the next.
    window.location.assign(href.home());
  }

  return { leave, isLeaving };
}

/** Deletes all that this phone keeps of the user. The page is left in any case: on a shared phone nobody may stay signed in on the screen. */
async function forgetAll(userId: string): Promise<void> {
  try {
    await Promise.all([hasKept(userId) ? forgetOutbox(userId) : null, keepsAny() ? forgetReading() : null]);
  } catch (error) {
    console.error("Kept pages were not all forgotten", error);
  }
}

/** Asks someone with unsent applications whether to send them first. */
async function askAboutUnsent(userId: string): Promise<Leaving> {
  if (!hasKept(userId)) return "leave";
  const { askBeforeLeaving } = await import("@/components/form/outbox/leave-question");
  return askBeforeLeaving(userId);
}

/** The call under way comes to its end while it still is this account's; nothing else begins. */
async function stopOutbox(userId: string): Promise<void> {
  if (!hasKept(userId)) return;
  const { stopSending } = await import("@/components/form/outbox/outbox");
  await stopSending().catch((error: unknown) => console.error("The outbox was not stopped", error));
}

async function forgetOutbox(userId: string): Promise<void> {
  const { forgetKept } = await import("@/components/form/outbox/outbox");
  await forgetKept(userId);
}

async function forgetReading(): Promise<void> {
  const { forgetKeptPages } = await import("@/components/shared/reading/keep-page");
  await forgetKeptPages();
}
