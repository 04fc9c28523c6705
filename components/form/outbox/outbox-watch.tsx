"use client";

import { useEffect, useEffectEvent } from "react";
import { showToast } from "@/components/ui/toast";
import { hasKept } from "./kept-mark";
import type { Outcome } from "./outbox";

/**
 * On every page of a user who may have something in the outbox: has it sent when the page opens and when the network is
 * back, and says what became of it.
 */
export function OutboxWatch({ userId }: { userId: string }) {
  const tell = useEffectEvent((outcome: Outcome) => {
    if (outcome.userId !== userId) return;
    const { texts, refusal } = outcome;
    showToast(
      refusal
        ? { title: texts.refused, description: refusal.detail, variant: "destructive" }
        : { title: texts.sent, variant: "success" },
    );
  });
  useEffect(() => {
    let end = () => {};
    let isWatching = false;
    const send = async () => {
      if (!hasKept(userId)) return;
      const { listKept, sendKept, watchOutcomes } = await import("./outbox");
      if (!isWatching) end = watchOutcomes((outcome) => tell(outcome));
      isWatching = true;
      await sendKept();
      // Takes the mark away once nothing waits any more.
      await listKept(userId);
    };
    const run = () => void send().catch((error: unknown) => console.error("Not sent yet", error));
    run();
    window.addEventListener("online", run);
    return () => {
      window.removeEventListener("online", run);
      end();
    };
  }, [userId]);
  return null;
}
