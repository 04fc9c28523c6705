"use client";

import { Check, Languages } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import { useHydrated } from "@/components/ui/use-hydrated";

/** The texts of the mark. */
export type MarkLabels = { machine: string; rough: string; original: string };

export interface TranslationMarkProps {
  labels: MarkLabels;
  /** Whether there is a translation; until then only the space is reserved. */
  isThere: boolean;
  isRough: boolean;
  /** Whether the originals are shown. */
  isOriginal: boolean;
  onToggle: () => void;
}

/** Says that texts of this page were translated by a machine, and switches to the originals. */
export function TranslationMark({ labels, isThere, isRough, isOriginal, onToggle }: TranslationMarkProps) {
  const isHydrated = useHydrated();
  return (
    <div data-slot="translation-mark" className={cn("flex flex-wrap items-center gap-x-3", !isThere && "invisible")}>
      <p className="text-muted-foreground flex items-start gap-2">
        <Languages aria-hidden className="mt-0.5 size-5 shrink-0" />
        {/* Room for both sentences, so that nothing moves whichever it will be. */}
        <span className="grid min-w-0 grid-cols-1 wrap-anywhere *:[grid-area:1/1]">
          <span className={cn(isRough && "invisible")}>{labels.machine}</span>
          <span className={cn(!isRough && "invisible")}>{labels.rough}</span>
        </span>
      </p>
      <button
        type="button"
        aria-pressed={isOriginal}
        className={cn(buttonVariants({ variant: "link" }), "-ms-2 wrap-anywhere", !isHydrated && "invisible")}
        onClick={onToggle}
      >
        {labels.original}
        <Check aria-hidden className={cn(!isOriginal && "invisible")} />
      </button>
    </div>
  );
}
