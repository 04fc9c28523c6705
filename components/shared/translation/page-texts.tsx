"use client";

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { Icon } from "@/components/ui/icon";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Language } from "@/lib/language/i18n/languages";
import { onReadings, readingFor } from "@/lib/language/translation/readings";
import type { Readings, Reading } from "@/lib/language/translation/types";

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

/** The texts of the mark. */
type MarkLabels = { machine: string; rough: string; original: string };

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
const TranslationMark = ({ labels, isThere, isRough, isOriginal, onToggle }: TranslationMarkProps) => (
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

/**
 * Whether any text of a page has been translated, and whether roughly.
 * @param known translations of the beginning. @param asked the texts requested since.
 */
function useReadingState(known: Readings, asked: ReadonlySet<string>, reader: Language) {
  // A string, because a snapshot that is a new object each time would cause endless rendering.
  const state = useSyncExternalStore(
    onReadings,
    () => stateOf([...Object.values(known), ...[...asked].map((text) => readingFor(text, reader))]),
    () => stateOf(Object.values(known)),
  );
  return { isTranslated: state !== "", isRough: state === "rough" };
}

function stateOf(readings: readonly (Reading | null)[]): "" | "rough" | "translated" {
  const shown = readings.filter((reading) => reading !== null && !reading.unchanged);
  if (shown.length === 0) return "";
  return shown.some((reading) => reading?.rough) ? "rough" : "translated";
}
