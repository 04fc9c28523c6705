"use client";

import { Check, Languages } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { MarkLabels } from "./page-texts";

export interface TranslationMarkProps {
  labels: MarkLabels;
  /** There is a translation; until then only the place is kept. */
  isThere: boolean;
  isRough: boolean;
  /** The originals are shown. */
  isOriginal: boolean;
  className?: string | undefined;
  onToggle: () => void;
}

/** Says that a machine translated, and leads back to what was typed. */
export function TranslationMark({ labels, isThere, isRough, isOriginal, className, onToggle }: TranslationMarkProps) {
  const isHydrated = useHydrated();
  return (
    <div
      data-slot="translation-mark"
      className={cn("flex flex-wrap items-center gap-x-3", !isThere && "invisible", className)}
    >
      <p className="text-muted-foreground flex items-start gap-2">
        <Languages aria-hidden className="mt-0.5 size-5 shrink-0" />
        {/* One place for both sentences: which of them it will be does not move anything. */}
        <span className="grid *:[grid-area:1/1]">
          <span className={cn(isRough && "invisible")}>{labels.machine}</span>
          <span className={cn(!isRough && "invisible")}>{labels.rough}</span>
        </span>
      </p>
      <button
        type="button"
        aria-pressed={isOriginal}
        className={cn(buttonVariants({ variant: "link" }), "-ms-2", !isHydrated && "invisible")}
        onClick={onToggle}
      >
        {labels.original}
        <Check aria-hidden className={cn(!isOriginal && "invisible")} />
      </button>
    </div>
  );
}
