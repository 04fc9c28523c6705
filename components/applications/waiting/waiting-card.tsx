"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Entry } from "@/components/form/outbox/outbox";
import { useKept } from "@/components/form/outbox/use-kept";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";

type Props = {
  entry: Pick<Entry, "name" | "refusal">;
  /** The card's words, if no application waits. */
  texts?: { waiting: string; refused: string };
  /** @returns whether the network and the server were there. */
  onSend: () => Promise<boolean>;
  onDrop: () => Promise<void>;
};

/** An application that waits in this phone for the network, or that was refused when it was sent. */
export function WaitingCard({ entry: { name, refusal }, texts, onSend, onDrop }: Props) {
  const t = useTranslations("waiting");
  const [isSending, setSending] = useState(false);
  const [isStillAway, setStillAway] = useState(false);
  const send = async () => {
    setSending(true);
    setStillAway(!(await onSend().catch(() => false)));
    setSending(false);
  };
  return (
    <Card className="bg-attention-soft gap-3 p-4">
      <div className="flex items-start gap-3">
        <Icon name="cloud-off" className="mt-0.5 size-7 shrink-0" />
        <div className="grid min-w-0 gap-1" role="status">
          <p className="text-lg font-bold">{refusal ? (texts?.refused ?? t("refusedTitle")) : t("title")}</p>
          <p dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </p>
          <p>{refusal ? refusal.detail : isStillAway ? t("stillAway") : (texts?.waiting ?? t("text"))}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {refusal ? null : (
          <Button onClick={() => void send()} pending={isSending} pendingLabel={t("sending")} className="flex-1">
            {t("send")}
          </Button>
        )}
        <Button variant="outline" onClick={() => void onDrop()} className="flex-1">
          {t(refusal ? "remove" : "drop")}
        </Button>
      </div>
    </Card>
  );
}

/** Above the worker's applications: those that this phone has not been able to send yet. */
export function WaitingList({ userId }: { userId: string }) {
  const t = useTranslations("waiting");
  const { refresh } = useRouter();
  // A sent application belongs in the list below.
  const { entries, send, drop } = useKept(userId, ({ refusal }) => {
    if (!refusal) refresh();
  });
  const waiting = entries.filter(({ id }) => id.startsWith(`${userId}/apply/`));
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-3">
      {waiting.map((entry) => (
        <WaitingCard key={entry.id} entry={entry} onSend={send} onDrop={() => drop(entry.id)} />
      ))}
    </section>
  );
}
