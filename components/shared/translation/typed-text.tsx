"use client";

import { useEffect, useRef, useState } from "react";
import { swapWithoutShift } from "./swap-without-shift";
import { usePageTexts } from "./page-texts";
import { usePassage } from "./use-passage";

export interface TypedTextProps {
  /** The original text. */
  text: string;
  as?: "span" | "p" | "h1" | "h2" | "h3" | "q" | "blockquote";
  id?: string;
  className?: string;
  /** `words` for a label that is as wide as its words; a line or passage has its own width. */
  fit?: "line" | "words";
  /** A title: keeps room for two lines until its translation arrives. */
  isTitle?: boolean;
}

/**
 * A user's text in the reader's language as soon as a translation is known, with its `lang`. A translation that arrives
 * while the text is in view replaces it only if nothing moves.
 */
export function TypedText({ text, as: Tag = "span", id, className, fit = "line", isTitle = false }: TypedTextProps) {
  const page = usePageTexts();
  const mode = page?.mode ?? "calm";
  const onSwapped = page?.onSwapped;
  const { language, isSettled, reading } = usePassage(text);
  const element = useRef<HTMLElement | null>(null);
  // If known from the beginning, it needs no reserved room.
  const [hasRoom] = useState(isTitle && page !== null && !isSettled && reading === null);
  const [placed, setPlaced] = useState({ text: reading ? text : "", isLate: false });
  const translation = reading && !reading.unchanged ? reading.text : null;
  const isWaiting = translation !== null && mode === "calm" && placed.text !== text;
  useEffect(() => {
    if (!isWaiting || !element.current) return;
    return swapWithoutShift(element.current, translation, () => {
      setPlaced({ text, isLate: true });
      onSwapped?.();
    });
  }, [isWaiting, translation, text, onSwapped]);
  const isTranslated = translation !== null && mode !== "original" && !isWaiting;
  return (
    <Tag
      ref={(node: HTMLElement | null) => {
        element.current = node;
      }}
      id={id}
      lang={(isTranslated ? page?.reader : (language ?? reading?.sourceLanguage)) ?? undefined}
      dir="auto"
      data-fit={fit}
      className={[
        Tag === "span" && (fit === "line" ? "block" : "inline-block"),
        hasRoom && "min-h-[2lh]",
        isTranslated && placed.isLate && "animate-fade",
        className,
      ]
        .filter(Boolean)
        .join(" ")}
    >
      {isTranslated ? translation : text}
    </Tag>
  );
}
