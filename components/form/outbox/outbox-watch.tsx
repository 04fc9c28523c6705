"use client";

import { useEffect, useEffectEvent } from "react";
import { showToast } from "@/components/ui/toast";
import { hasKept } from "./kept-mark";
import type { Outcome } from "./outbox";

type Props = {
  userId: string;
  /** Sentences about what became of one, with its name in place of {name}. */
  texts: { sent: string; refused: string };
};

/**
 * On every page of a user who may have something in the outbox: has it sent when the page opens and when the network is
 * back, and says what became of it.
 */
export function OutboxWatch({ userId, texts }: Props) {
  const tell = useEffectEvent((outcome: Outcome) => {
    if (outcome.userId !== userId) return;
    const { name, refusal } = outcome;
    const text = (refusal ? texts.refused : texts.sent).replace("{name}", name);
    showToast(
      refusal
        ? { title: text, description: refusal.detail, variant: "destructive" }
        : { title: text, variant: "success" },
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
