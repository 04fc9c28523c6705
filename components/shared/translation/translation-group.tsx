"use client";

import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { textsToTranslate } from "@/lib/translation/reading";
import { usePageTexts } from "./page-texts";
import { TranslationMark } from "./translation-mark";
import { useStateOf } from "./use-readings";

/** `calm`: translations appear when that moves nothing; the other modes are the reader's choice. */
type Mode = "calm" | "original" | "translation";

type Group = {
  mode: Mode;
  /** A translation that arrived later has replaced its passage. */
  onSwapped: () => void;
};

const GroupContext = createContext<Group>({ mode: "calm", onSwapped: () => undefined });

/** The group of a passage. */
export const useGroup = (): Group => useContext(GroupContext);

export interface TranslationGroupProps {
  /** The users' texts below, in any order; nulls are left out. */
  texts: readonly (string | null)[];
  /** Place of the mark: `start` suits lists, whose end is far away. */
  at?: "start" | "end";
  className?: string;
  children: ReactNode;
}

/**
 * Passages that are marked as translated together, with one 'See original' for all. Space for the mark is reserved from
 * the beginning if any of the texts may get a translation.
 */
export function TranslationGroup({ texts, at = "end", className, children }: TranslationGroupProps) {
  const page = usePageTexts();
  const [mode, setMode] = useState<Mode>("calm");
  const [hasSwapped, setHasSwapped] = useState(false);
  const onSwapped = useCallback(() => setHasSwapped(true), []);
  const wanted = page ? textsToTranslate(texts, page.reader) : [];
  const { isTranslated, isRough } = useStateOf(wanted);
  if (!page) return children;
  const wasKnown = wanted.some((text) => page.known[text]?.unchanged === false);
  const isPossible = wanted.some((text) => page.known[text]?.unchanged !== true);
  const isOriginal = mode === "original" || (mode === "calm" && !wasKnown && !hasSwapped);
  const mark = isPossible ? (
    <TranslationMark
      labels={page.labels}
      isThere={isTranslated}
      isRough={isRough}
      isOriginal={isOriginal}
      className={className}
      onToggle={() => setMode(isOriginal ? "translation" : "original")}
    />
  ) : null;
  return (
    <GroupContext value={{ mode, onSwapped }}>
      {at === "start" ? mark : null}
      {children}
      {at === "end" ? mark : null}
    </GroupContext>
  );
}
