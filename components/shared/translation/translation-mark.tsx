"use client";

import { Icon } from "@/components/ui/icon";
import { useHydrated } from "@/components/ui/use-hydrated";

/** The texts of the mark. */
export type MarkLabels = { machine: string; rough: string; original: string };

interface TranslationMarkProps {
  labels: MarkLabels;
  /** Whether there is a translation; until then only the space is reserved. */
  isThere: boolean;
  isRough: boolean;
  /** Whether the originals are shown. */
  isOriginal: boolean;
  onToggle: () => void;
}

/** Says that texts of a page were translated by a machine, and offers the originals. */
export const TranslationMark = ({ labels, isThere, isRough, isOriginal, onToggle }: TranslationMarkProps) => (
  <div data-slot="translation-mark" className={`flex flex-wrap items-center gap-x-3 ${unless(isThere)}`}>
    <p className="text-muted-foreground flex items-start gap-2">
      <Icon name="languages" className="mt-0.5 size-5 shrink-0" />
      {/* Room for both sentences, so that nothing moves whichever it will be. */}
      <span className="grid min-w-0 grid-cols-1 wrap-anywhere *:[grid-area:1/1]">
        <span className={unless(!isRough)}>{labels.machine}</span>
        <span className={unless(isRough)}>{labels.rough}</span>
      </span>
    </p>
    <button
      type="button"
      aria-pressed={isOriginal}
      className={`text-primary -ms-2 inline-flex min-h-12 items-center gap-2.5 px-2 py-2.5 font-semibold wrap-anywhere underline decoration-2 underline-offset-4 ${unless(useHydrated())}`}
      onClick={onToggle}
    >
      {labels.original}
      <Icon name="check" className={`size-5 shrink-0 ${unless(isOriginal)}`} />
    </button>
  </div>
);

/** Keeps the room of what is not shown. */
const unless = (isShown: boolean): string => (isShown ? "" : "invisible");
