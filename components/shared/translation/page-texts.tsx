"use client";

import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from "react";
import type { Language } from "@/lib/language/i18n/languages";
import type { Readings } from "@/lib/language/translation/types";
import { TranslationMark, type MarkLabels } from "./translation-mark";
import { useReadingState } from "./use-reading-state";

/** `calm`: translations appear when that moves nothing; the other modes are the reader's choice. */
type Mode = "calm" | "original" | "translation";

/** Milliseconds during which one page's texts are collected into one call. */
const BATCH_MS = 100;

type Page = {
  reader: Language;
  /** Translations known when the page was sent. */
  known: Readings;
  mode: Mode;
  /** Requests a translation; requests at about the same time share a call. */
  want: (text: string) => void;
  /** A translation that arrived later has replaced its text. */
  onSwapped: () => void;
};

const PageContext = createContext<Page | null>(null);

/** The surrounding page, or null where nothing is translated. */
export const usePageTexts = (): Page | null => useContext(PageContext);

export interface PageTextsProviderProps {
  reader: Language;
  known: Readings;
  /** Whether any text may get a translation: space for the mark is then reserved. */
  isPossible: boolean;
  labels: MarkLabels;
  children: ReactNode;
}

/**
 * Shows the users' texts below in the reader's language. Missing translations are requested once the page has loaded. At
 * the end of the page one mark says that they are a machine's, with one 'See original' for all.
 */
export function PageTextsProvider({ reader, known, isPossible, labels, children }: PageTextsProviderProps) {
  const [batch] = useState(() => createBatch(reader));
  const [mode, setMode] = useState<Mode>("calm");
  const [hasSwapped, setHasSwapped] = useState(false);
  const onSwapped = useCallback(() => setHasSwapped(true), []);
  // A page that was left needs no answers; when reopened it starts collecting again.
  useEffect(() => batch.open(), [batch]);
  const { isTranslated, isRough } = useReadingState(known, batch.asked, reader);
  const wasKnown = Object.values(known).some(({ unchanged }) => !unchanged);
  const isOriginal = mode === "original" || (mode === "calm" && !wasKnown && !hasSwapped);
  return (
    <PageContext value={{ reader, known, mode, want: batch.want, onSwapped }}>
      {children}
      {isPossible || isTranslated ? (
        <TranslationMark
          labels={labels}
          isThere={isTranslated}
          isRough={isRough}
          isOriginal={isOriginal}
          onToggle={() => setMode(isOriginal ? "translation" : "original")}
        />
      ) : null}
    </PageContext>
  );
}

function createBatch(reader: Language) {
  const wanted = new Set<string>();
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving = new AbortController();
  const send = () => {
    const texts = [...wanted];
    wanted.clear();
    const { signal } = leaving;
    void import("@/lib/language/translation/client").then(
      ({ askForReadings }) => askForReadings(texts, reader, signal),
      // Without network the originals stay.
      () => undefined,
    );
  };
  return {
    /** All texts of the page that were not known from the beginning. */
    asked: asked as ReadonlySet<string>,
    open: () => {
      leaving = new AbortController();
      return () => {
        clearTimeout(timer);
        leaving.abort();
      };
    },
    want: (text: string) => {
      asked.add(text);
      wanted.add(text);
      clearTimeout(timer);
      timer = setTimeout(send, BATCH_MS);
    },
  };
}
