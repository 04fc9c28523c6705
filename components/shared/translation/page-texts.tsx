"use client";

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { Language } from "@/lib/i18n/languages";
import { askForReadings } from "@/lib/translation/client";
import type { Readings } from "@/lib/translation/types";

/** The texts of the mark. */
export type MarkLabels = { machine: string; rough: string; original: string };

/** Milliseconds during which one page's texts are collected into one call. */
const BATCH_MS = 100;

type Page = {
  reader: Language;
  /** Translations known when the page was sent. */
  known: Readings;
  labels: MarkLabels;
  /** Requests a translation; requests at about the same time share a call. */
  want: (text: string) => void;
};

const PageContext = createContext<Page | null>(null);

/** The surrounding page, or null where nothing is translated. */
export const usePageTexts = (): Page | null => useContext(PageContext);

export interface PageTextsProviderProps {
  reader: Language;
  known: Readings;
  labels: MarkLabels;
  children: ReactNode;
}

/**
 * Shows the users' texts below in the reader's language. Missing translations are requested once the page has loaded.
 */
export function PageTextsProvider({ reader, known, labels, children }: PageTextsProviderProps) {
  const [batch] = useState(() => createBatch(reader));
  // A page that was left needs no answers; when reopened it starts collecting again.
  useEffect(() => batch.open(), [batch]);
  return <PageContext value={{ reader, known, labels, want: batch.want }}>{children}</PageContext>;
}

function createBatch(reader: Language) {
  const wanted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving = new AbortController();
  const send = () => {
    const texts = [...wanted];
    wanted.clear();
    void askForReadings(texts, reader, leaving.signal);
  };
  return {
    open: () => {
      leaving = new AbortController();
      return () => {
        clearTimeout(timer);
        leaving.abort();
      };
    },
    want: (text: string) => {
      wanted.add(text);
      clearTimeout(timer);
      timer = setTimeout(send, BATCH_MS);
    },
  };
}
