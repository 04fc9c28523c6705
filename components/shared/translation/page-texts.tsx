"use client";

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { Language } from "@/lib/i18n/languages";
import { askForReadings } from "@/lib/translation/client";
import type { Readings } from "@/lib/translation/types";

/** The words of the mark. */
export type MarkLabels = { machine: string; rough: string; original: string };

/** Milliseconds in which the texts of one page come together into one call. */
const GATHER_MS = 100;

type Page = {
  reader: Language;
  /** What was known when the page was sent. */
  known: Readings;
  labels: MarkLabels;
  /** Has a text translated; those of one moment go together. */
  want: (text: string) => void;
};

const PageContext = createContext<Page | null>(null);

/** The page around a text, or null where nothing is translated. */
export const usePageTexts = (): Page | null => useContext(PageContext);

export interface PageTextsProviderProps {
  reader: Language;
  known: Readings;
  labels: MarkLabels;
  children: ReactNode;
}

/** Lets the typed texts below be read in the reader's language. What is not known is asked for once the page stands. */
export function PageTextsProvider({ reader, known, labels, children }: PageTextsProviderProps) {
  const [gathering] = useState(() => makeGathering(reader));
  // A page that is left needs no answers; opened again it gathers anew.
  useEffect(() => gathering.open(), [gathering]);
  return <PageContext value={{ reader, known, labels, want: gathering.want }}>{children}</PageContext>;
}

function makeGathering(reader: Language) {
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
      timer = setTimeout(send, GATHER_MS);
    },
  };
}
