"use client";

import { useEffect, useRef, useState } from "react";
import { cn } from "@/lib/utils";
import { swapCalmly } from "./calm-swap";
import { usePageTexts } from "./page-texts";
import { useGroup } from "./translation-group";
import { usePassage } from "./use-readings";

export interface TypedTextProps {
  /** As it was typed. */
  text: string;
  as?: "span" | "p" | "h1" | "h2" | "h3" | "blockquote";
  id?: string;
  className?: string;
  /** `words` for a label that is as wide as its words; a line or passage has its own width. */
  fit?: "line" | "words";
  /** A title: has the room of two lines while its translation is on its way. */
  isTitle?: boolean;
}

/**
 * What somebody typed, in the reader's language as soon as that is known, with the language that it is in. A
 * translation that comes while the text is being looked at replaces it only where nothing moves by it.
 */
export function TypedText({ text, as: Tag = "span", id, className, fit = "line", isTitle = false }: TypedTextProps) {
  const page = usePageTexts();
  const { mode, onSwapped } = useGroup();
  const { language, isSettled, reading } = usePassage(text);
  const element = useRef<HTMLElement | null>(null);
  // Known from the beginning, it is simply there.
  const [hasRoom] = useState(isTitle && page !== null && !isSettled && reading === null);
  const [placed, setPlaced] = useState({ text: reading ? text : "", isLate: false });
  const translation = reading && !reading.unchanged ? reading.text : null;
  const isWaiting = translation !== null && mode === "calm" && placed.text !== text;
  useEffect(() => {
    if (!isWaiting || !element.current) return;
    return swapCalmly(element.current, translation, () => {
      setPlaced({ text, isLate: true });
      onSwapped();
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
      className={cn(
        Tag === "span" && (fit === "line" ? "block" : "inline-block"),
        hasRoom && "min-h-[2lh]",
        isTranslated && placed.isLate && "animate-fade",
        className,
      )}
    >
      {isTranslated ? translation : text}
    </Tag>
  );
}
