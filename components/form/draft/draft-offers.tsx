"use client";

import { FileClock } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { formatDateTime } from "@/lib/language/format";

export interface DraftOffersProps {
  title: string;
  text: string;
  drafts: readonly {
    id: string;
    /** A short description; empty if the describing field is. */
    label: string;
    /** ISO 8601. */
    changedAt: string;
  }[];
  onResume: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** Offers to continue with earlier drafts of this form. Drafts that are not picked up stay. */
export function DraftOffers({ title, text, drafts, onResume, onDiscard }: DraftOffersProps) {
  const t = useTranslations("drafts");
  const locale = useLocale();
  const ids = useId();
  const card = useRef<HTMLElement>(null);
  // After a reload the browser restores the scroll offset, where the offer might be out of view.
  useEffect(() => {
    // Returns nothing: newer browsers return a promise, which React would take for a clean-up function.
    card.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section
      ref={card}
      aria-label={title}
      className="border-attention bg-attention-soft grid gap-3 rounded-xl border-2 p-4"
    >
      <div className="flex items-start gap-3">
        <StillIcon icon={FileClock} className="mt-0.5 size-7 shrink-0" />
        <div className="min-w-0">
          <p className="text-lg font-bold">{title}</p>
          <p>{text}</p>
        </div>
      </div>
      <ul className="grid gap-3">
        {drafts.map(({ id, label, changedAt }) => (
          <li key={id} className="border-attention/50 grid gap-2 border-t pt-3 sm:flex sm:items-center sm:gap-3">
            <p id={`${ids}-${id}`} className="min-w-0 flex-1">
              <span dir="auto" className="block font-semibold wrap-anywhere">
                {label || t("untitled")}
              </span>
              <span className="block">{t("changed", { when: formatDateTime(changedAt, locale) })}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" aria-describedby={`${ids}-${id}`} onClick={() => onResume(id)}>
                {t("resume")}
              </Button>
              <Button variant="ghost" aria-describedby={`${ids}-${id}`} onClick={() => onDiscard(id)}>
                {t("discard")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
