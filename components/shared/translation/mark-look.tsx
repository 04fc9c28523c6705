import { Check, Languages } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { HIDDEN } from "./hidden";

/** The texts of the mark. */
export type MarkLabels = { machine: string; rough: string; original: string };

export interface MarkLookProps {
  labels: MarkLabels;
  /** Whether there is a translation; until then only the space is reserved. */
  isThere: boolean;
  isRough: boolean;
  /** Whether the originals are shown. */
  isOriginal: boolean;
  /** Whether the button does something already. */
  isReady: boolean;
  onToggle?: () => void;
}

/** Says that texts of a page were translated by a machine, and offers the originals. */
export const MarkLook = ({ labels, isThere, isRough, isOriginal, isReady, onToggle }: MarkLookProps) => (
  <div data-slot="translation-mark" className={`flex flex-wrap items-center gap-x-3 ${unless(isThere)}`}>
    <p className="text-muted-foreground flex items-start gap-2">
      <StillIcon icon={Languages} className="mt-0.5 size-5 shrink-0" />
      {/* Room for both sentences, so that nothing moves whichever it will be. */}
      <span className="grid min-w-0 grid-cols-1 wrap-anywhere *:[grid-area:1/1]">
        <span data-mark="machine" className={unless(!isRough)}>
          {labels.machine}
        </span>
        <span data-mark="rough" className={unless(isRough)}>
          {labels.rough}
        </span>
      </span>
    </p>
    <button
      type="button"
      aria-pressed={isOriginal}
      className={`text-primary -ms-2 inline-flex min-h-12 items-center gap-2.5 px-2 py-2.5 font-semibold wrap-anywhere underline decoration-2 underline-offset-4 ${unless(isReady)}`}
      onClick={onToggle}
    >
      {labels.original}
      <StillIcon data-mark="check" icon={Check} className={`size-5 shrink-0 ${unless(isOriginal)}`} />
    </button>
  </div>
);

/** Keeps the room of what is not shown. */
const unless = (isShown: boolean): string => (isShown ? "" : HIDDEN);
