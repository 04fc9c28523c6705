"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useKept } from "@/components/form/outbox/use-kept";
import { WaitingCard } from "./waiting-card";

/** Above the worker's applications: those that this phone has not been able to send yet. */
export function WaitingList({ userId }: { userId: string }) {
  const t = useTranslations("waiting");
  const { refresh } = useRouter();
  // One that was sent belongs into the list below.
  const { entries, send, drop } = useKept(userId, ({ refusal }) => {
    if (!refusal) refresh();
  });
  if (entries.length === 0) return null;
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-3">
      {entries.map((entry) => (
        <WaitingCard key={entry.id} entry={entry} onSend={send} onDrop={() => drop(entry.id)} />
      ))}
    </section>
  );
}
