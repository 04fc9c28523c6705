import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { COUNT_PLACE, keepForLater, prepareOutbox, type NewEntry } from "./outbox";
import { useKept } from "./use-kept";

/** There was no network, and the form is in the outbox. */
export class KeptForLater extends Error {}

/** `about` tells it from other forms of the user; without a key nothing is kept. `onSent`: called once it was sent from the outbox. */
type Options = { about: string; userId: string; name: string; sealingKey: string | null; onSent: () => void };

type Kept = Pick<NewEntry, "calls" | "doneBy"> & { sent: string; refused: string };

/** The outbox of one form. Needs the texts of `waiting`. */
export function useFormOutbox({ about, userId, name, sealingKey, onSent }: Options) {
  const t = useTranslations("waiting");
  const id = `${userId}/${about}`;
  const { entries, read, send, drop } = useKept(userId, (outcome) => {
    if (outcome.id === id && !outcome.refusal) onSent();
  });
  const isKeeping = sealingKey !== null;
  useEffect(() => {
    if (isKeeping) void prepareOutbox();
  }, [isKeeping]);
  return {
    waiting: entries.find((entry) => entry.id === id) ?? null,
    send,
    drop: () => drop(id),
    keep: async ({ sent, refused, ...kept }: Kept) => {
      if (sealingKey === null) return false;
      const leave = {
        title: t("leave.title", { count: COUNT_PLACE }),
        text: t("leave.text"),
        send: t("leave.send"),
        sending: t("sending"),
        notSent: t("leave.notSent"),
        leave: t("leave.leave"),
        stay: t("leave.stay"),
      };
      const isKept = await keepForLater({ ...kept, id, userId, name, texts: { sent, refused, leave } }, sealingKey);
      if (isKept) await read();
      return isKept;
    },
  };
}
