"use client";

import { GitCompareArrows, Save, Undo2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { formatDateTime } from "@/lib/format";
import { useFieldLabels } from "./use-field-labels";
import type { EditConflict } from "./use-versions";

export interface ConflictBoxProps {
  conflict: EditConflict;
  isBusy: boolean;
  /** Shows the other of the two versions. */
  onSwap: () => void;
  onSaveMine: () => void;
}

/** Somebody saved the position meanwhile: what differs, the way to the newer version and back, and to save over it. */
export function ConflictBox({ conflict: { newer, differing, isNewerShown }, isBusy, ...on }: ConflictBoxProps) {
  const t = useTranslations("editJob.conflict");
  const locale = useLocale();
  const labelOf = useFieldLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button stands far below, or has just been replaced.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [newer, isNewerShown]);
  return (
    <section
      aria-labelledby="conflict-heading"
      className="border-attention bg-attention-soft grid gap-4 rounded-xl border-2 p-4 lg:p-5"
    >
      <div className="flex items-start gap-3">
        <GitCompareArrows aria-hidden className="mt-0.5 size-7 shrink-0" />
        <div className="grid min-w-0 gap-1">
          <h2 id="conflict-heading" ref={heading} tabIndex={-1} className="text-lg outline-none">
            {isNewerShown ? t("shownTitle") : t("title")}
          </h2>
          <p>{isNewerShown ? t("shownText") : t("text", { when: formatDateTime(newer.updated_at, locale) })}</p>
        </div>
      </div>
      {differing.length === 0 ? null : (
        <div className="grid gap-1.5">
          <p className="font-semibold">{t("differing")}</p>
          <ul className="flex flex-wrap gap-2">
            {[...new Set(differing.map(labelOf))].map((label) => (
              <li key={label} className="border-border bg-card rounded-md border px-2.5 py-0.5 font-medium">
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={isBusy} onClick={on.onSwap}>
          {isNewerShown ? <Undo2 aria-hidden /> : <GitCompareArrows aria-hidden />}
          {isNewerShown ? t("back") : t("show")}
        </Button>
        {isNewerShown ? null : (
          <Button variant="ghost" disabled={isBusy} onClick={on.onSaveMine}>
            <Save aria-hidden />
            {t("saveMine")}
          </Button>
        )}
      </div>
    </section>
  );
}
