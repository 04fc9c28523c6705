"use client";

import { FileClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

export interface DraftOfferProps {
  title: string;
  text: string;
  /** What the button says that gives the draft up. */
  discard: string;
  onResume: () => void;
  onDiscard: () => void;
}

/** Offers to go on with what was typed here before. */
export function DraftOffer({ title, text, discard, onResume, onDiscard }: DraftOfferProps) {
  const t = useTranslations("requestForm");
  const card = useRef<HTMLElement>(null);
  // After a reload the browser scrolls to where the person was, where nothing of the offer would be seen.
  useEffect(() => {
    // No returned value: newer browsers answer with a promise, which React would take for a clean-up.
    card.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section
      ref={card}
      aria-label={title}
      className="border-attention bg-attention-soft grid gap-3 rounded-xl border-2 p-4 sm:flex sm:items-center"
    >
      <div className="flex flex-1 items-start gap-3">
        <FileClock aria-hidden className="mt-0.5 size-7 shrink-0" />
        <div>
          <p className="text-lg font-bold">{title}</p>
          <p>{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onResume}>
          {t("draftContinue")}
        </Button>
        <Button variant="ghost" onClick={onDiscard}>
          {discard}
        </Button>
      </div>
    </section>
  );
}
