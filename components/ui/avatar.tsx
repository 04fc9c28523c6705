"use client";

import { cn } from "@/lib/core/utils";
import { HidingImage } from "./hiding-image";

export interface AvatarProps {
  src?: string | null;
  /** The person's name; also gives the initials. */
  name: string;
  className?: string;
}

/**
 * A round picture beside the name of whose it is; initials while it loads, if it fails, or if there is none. Size it with a
 * `size-*` class.
 */
export function Avatar({ src, name, className }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      className={cn(
        "border-border bg-primary-soft text-primary relative inline-flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-full border font-bold",
        className,
      )}
    >
      <span aria-hidden>{initials(name)}</span>
      {src ? (
        <HidingImage key={src} src={src} className="bg-primary-soft absolute inset-0 size-full object-cover" />
      ) : null}
    </span>
  );
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** First letter of the first two words. By grapheme, not by code unit: half a conjunct is not a letter. */
function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean)
    .slice(0, 2);
  return words.map((word) => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? "").join("");
}
