"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { COUNT_PLACE, keepForLater, prepareOutbox } from "@/components/form/outbox/outbox";
import { useKept } from "@/components/form/outbox/use-kept";
import { href } from "@/lib/access/routes";
import { reportAddress } from "@/lib/domains/reports/client";

type Options = { id: string; heading: string; reader: { userId: string; sealingKey: string } | null };

/** The outbox of a report, of someone signed in. */
export function useReportOutbox({ id: what, heading, reader }: Options) {
  const t = useTranslations("report");
  const tWaiting = useTranslations("waiting");
  const router = useRouter();
  const userId = reader?.userId ?? "";
  const id = `${userId}/report/${what}`;
  const { entries, read, send, drop } = useKept(userId, (outcome) => {
    if (outcome.id === id && !outcome.refusal) router.replace(href.ownReports());
  });
  const isKeeping = reader !== null;
  useEffect(() => {
    if (isKeeping) void prepareOutbox();
  }, [isKeeping]);
  return {
    waiting: entries.find((entry) => entry.id === id) ?? null,
    send,
    drop: () => drop(id),
    /** Keeps the report under its Idempotency-Key. @returns whether it is kept. */
    keep: async (key: string, body: FormData) => {
      if (!reader) return false;
      const texts = {
        sent: t("kept.sent", { name: heading }),
        refused: t("kept.refused", { name: heading }),
        leave: {
          title: tWaiting("leave.title", { count: COUNT_PLACE }),
          text: tWaiting("leave.text"),
          send: tWaiting("leave.send"),
          sending: tWaiting("sending"),
          notSent: tWaiting("leave.notSent"),
          leave: tWaiting("leave.leave"),
          stay: tWaiting("leave.stay"),
        },
      };
      const calls = [{ ...reportAddress(), parts: [...body], key }];
      const entry = { id, userId, name: heading, texts, calls, doneBy: [] };
      const isKept = await keepForLater(entry, reader.sealingKey);
      if (isKept) await read();
      return isKept;
    },
  };
}
