"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { showToast } from "@/components/ui/toast";
import { hasKept } from "./kept-mark";
import type { Outcome } from "./outbox";

/** 1, 2, 4 … seconds, and then every minute. */
const pauseMs = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 60_000);

/**
 * On every page of a user who may have something in the outbox: sends it when the page opens and when the network is
 * back, and shows the outcome.
 */
export function OutboxWatch({ userId }: { userId: string }) {
  const { refresh } = useRouter();
  const tell = useEffectEvent((outcome: Outcome) => {
    if (outcome.userId !== userId) return;
    const { texts, refusal } = outcome;
    // The page may be one that shows it.
    if (!refusal) refresh();
    showToast(
      refusal
        ? { title: texts.refused, description: refusal.detail, variant: "destructive" }
        : { title: texts.sent, variant: "success" },
    );
  });
  const refreshPage = useEffectEvent(() => refresh());
  useEffect(() => {
    let end = () => {};
    let isWatching = false;
    let hasHeard = false;
    let isOver = false;
    let timer: number | undefined;
    const send = async (attempt: number) => {
      if (!hasKept(userId)) return;
      const { listKept, sendKept, watchOutcomes } = await import("./outbox");
      if (isOver) return;
      if (!isWatching) {
        end = watchOutcomes((outcome) => {
          hasHeard = true;
          tell(outcome);
        });
      }
      isWatching = true;
      const isSent = await sendKept();
      // Removes the mark once nothing waits.
      const left = await listKept(userId);
      // Sent after the server rendered this page, and before the page listened.
      if (left.length === 0 && !hasHeard) refreshPage();
      // A phone says that it is online some time before anything comes through.
      if (!isSent && navigator.onLine) runAgain(attempt);
    };
    const run = (attempt = 0) => {
      window.clearTimeout(timer);
      void send(attempt).catch((error: unknown) => {
        console.error("Not sent yet", error);
        runAgain(attempt);
      });
    };
    const runAgain = (attempt: number) => {
      if (!isOver) timer = window.setTimeout(() => run(attempt + 1), pauseMs(attempt));
    };
    const onOnline = () => run();
    run();
    window.addEventListener("online", onOnline);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      window.removeEventListener("online", onOnline);
      end();
    };
  }, [userId]);
  return null;
}
