"use client";

import { useEffect, useRef, useState, useMemo, useSyncExternalStore } from "react";
import { readingOf } from "@/lib/language/translation/reading";
import { onReadings, readingFor } from "@/lib/language/translation/readings";
import type { Reading } from "@/lib/language/translation/types";
import { usePageTexts } from "./page-texts";

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

/** Half a pixel: heights are rounded differently from one text to the next. */
const TOLERANCE_PX = 0.5;

/**
 * Calls `swap` as soon as `text` can replace the content of `element` without moving anything the reader sees: at once
 * if it needs no more room, which is then kept, otherwise when the element is out of sight.
 * @returns a function that stops waiting.
 */
function swapWithoutShift(element: HTMLElement, text: string, swap: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.at(-1);
    if (!seen || !movesNothing(element, text, seen)) return;
    observer.disconnect();
    swap();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function movesNothing(element: HTMLElement, text: string, seen: IntersectionObserverEntry): boolean {
  if (seen.isIntersecting) return fits(element, text);
  // Growth above the viewport is compensated by the browser's scroll anchoring, if it has that.
  return seen.boundingClientRect.top > 0 || CSS.supports("overflow-anchor", "auto");
}

function fits(element: HTMLElement, text: string): boolean {
  const { width, height } = element.getBoundingClientRect();
  const probe = element.cloneNode(false) as HTMLElement;
  probe.removeAttribute("id");
  probe.ariaHidden = "true";
  Object.assign(probe.style, {
    position: "absolute",
    visibility: "hidden",
    minHeight: "0",
    // An element as wide as its words, such as a label, must not become wider either.
    ...(element.dataset.fit === "words" ? { width: "max-content", minWidth: "0" } : { width: `${width}px` }),
  });
  probe.textContent = text;
  element.after(probe);
  const needed = probe.getBoundingClientRect();
  probe.remove();
  if (needed.height > height + TOLERANCE_PX || needed.width > width + TOLERANCE_PX) return false;
  element.style.minHeight = `${height}px`;
  if (element.dataset.fit === "words") element.style.minWidth = `${width}px`;
  return true;
}

/** A text as shown to its reader; `reading` is null while there is only the original. */
type Passage = { language: string | null; isSettled: boolean; reading: Reading | null };

/** Follows the translation of one text, and requests it if needed. */
function usePassage(text: string): Passage {
  const page = usePageTexts();
  const reader = page?.reader ?? null;
  const { language, isSettled } = useMemo(() => readingOf(text, reader ?? "en"), [text, reader]);
  const known = page?.known[text] ?? null;
  const reading = useSyncExternalStore(
    onReadings,
    () => known ?? (reader && readingFor(text, reader)),
    () => known,
  );
  const want = page?.want;
  const isOpen = !isSettled && reading === null;
  useEffect(() => {
    if (isOpen) want?.(text);
  }, [isOpen, want, text]);
  return { language, isSettled, reading };
}
