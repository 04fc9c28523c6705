"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { COUNT_PLACE, keepForLater, prepareOutbox, type KeptCall } from "@/components/form/outbox/outbox";
import { useKept } from "@/components/form/outbox/use-kept";
import { applyAddress } from "@/lib/domains/applications/apply-client";
import type { AccountValues } from "@/lib/domains/users/account-schema";
import { accountAddress } from "@/lib/domains/users/client";

/** There was no network, and the application is in the outbox. */
export class KeptForLater extends Error {}

type Options = {
  jobId: string;
  userId: string;
  heading: string;
  sealingKey: string;
  /** Called once the application has been sent from the outbox. */
  onSent: () => void;
};

/** The outbox of an application form. */
export function useApplyOutbox({ jobId, userId, heading, sealingKey, onSent }: Options) {
  const t = useTranslations("waiting");
  const id = `${userId}/apply/${jobId}`;
  const { entries, read, send, drop } = useKept(userId, (outcome) => {
    if (outcome.id === id && !outcome.refusal) onSent();
  });
  useEffect(() => void prepareOutbox(), []);
  return {
    waiting: entries.find((entry) => entry.id === id) ?? null,
    send,
    drop: () => drop(id),
    /** Keeps the application under its Idempotency-Key, and before it what belongs to the account. @returns whether it is kept. */
    keep: async (key: string, body: FormData, account: AccountValues | null) => {
      const calls: KeptCall[] = [{ ...applyAddress(jobId), parts: [...body], key }];
      if (account) calls.unshift({ ...accountAddress(), json: JSON.stringify(account) });
      const texts = {
        sent: t("sent", { name: heading }),
        refused: t("refused", { name: heading }),
        leave: {
          title: t("leave.title", { count: COUNT_PLACE }),
          text: t("leave.text"),
          send: t("leave.send"),
          sending: t("sending"),
          notSent: t("leave.notSent"),
          leave: t("leave.leave"),
          stay: t("leave.stay"),
        },
      };
      const entry = { id, userId, name: heading, texts, calls, doneBy: ["already_applied"] };
      const isKept = await keepForLater(entry, sealingKey);
      if (isKept) await read();
      return isKept;
    },
  };
}
