"use client";

import { useState } from "react";
import { closeDrafts } from "@/components/form/draft/draft-storage";
import { hasKept } from "@/components/form/outbox/kept-mark";
import { keepsAny } from "@/components/shared/reading/kept-paths";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/routes";

/**
 * Signs out of this browser with `end` and opens the visitors' screen.
 * @param userId whose drafts are deleted. @param failed the heading if `end` fails.
 * @returns isLeaving: true until that screen has loaded.
 */
export function useLeave(userId: string, end: () => Promise<void>, failed: string) {
  const problemText = useProblemText();
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await end();
    } catch (error) {
      console.error("Leaving failed", error);
      showToast({ title: failed, description: problemText(error), variant: "destructive" });
      setLeaving(false);
      return;
    }
    closeDrafts(userId);
    if (hasKept(userId)) await forgetOutbox(userId);
    if (keepsAny()) await forgetReading();
    // A full load: nothing fetched for this user may stay in memory for the next.
    window.location.assign(href.home());
  }

  return { leave, isLeaving };
}

async function forgetOutbox(userId: string): Promise<void> {
  const { forgetKept } = await import("@/components/form/outbox/outbox");
  await forgetKept(userId);
}

async function forgetReading(): Promise<void> {
  const { forgetKeptPages } = await import("@/components/shared/reading/keep-page");
  await forgetKeptPages();
}
