import "server-only";
import type { Language } from "@/lib/language/i18n/languages";
import { newId } from "@/lib/core/new-id";
import { findRows, isDone, storeTranslations } from "./cache";
import { claim, release, waitForOthers } from "./claims";
import { translateRoughly } from "./dictionary";
import { logError } from "@/lib/platform/http/log";
import { hasWords, mask } from "./mask";
import { namesIn } from "./person-names";
import { makeOutageLog } from "./outage-log";
import { askProvider, toLine, type Line } from "./provider-call";
import type { Provider } from "./providers/provider";
import { asTranslated, asTyped, costOf, toSubject, type Subject } from "./subject";
import type { Translated } from "./types";

export type TranslatorOptions = {
  /** In the order they are called. */
  providers: readonly Provider[];
  /** Milliseconds for one call, and for all external calls of one request together. */
  timeoutMs: number;
  budgetMs: number;
  /** Milliseconds that a reader waits; what comes later is kept for the next call. The budget, if it is left out. */
  patienceMs?: number;
  /** Per provider and day (UTC). */
  dailyCharacters: number;
  /** The names of people in these texts; no provider gets them. */
  findNames?: (texts: readonly string[]) => Promise<string[]>;
};
export type TranslateOptions = {
  sourceLanguage?: Language | null;
  keep?: readonly string[];
  /** Asked before a provider is: whether so many characters may be spent for this reader. */
  maySpend?: (characters: number) => Promise<boolean>;
};
export type Translator = ReturnType<typeof createTranslator>;
type Fresh = { text: string; provider: string; detected: Language | null };

/** A translator tracks the health of its providers in memory, so create only one per process. */
export function createTranslator({
  providers,
  timeoutMs,
  budgetMs,
  patienceMs = budgetMs,
  dailyCharacters,
  findNames = () => Promise.resolve([]),
}: TranslatorOptions) {
  const lines = providers.map(toLine);
  const outages = makeOutageLog();

  /**
   * Translates texts for a reader, in order: from the cache, else by the providers in turn, else roughly by the
   * dictionary. Every text gets an answer, within the reader's patience plus the database's own time.
   */
  async function translate(
    texts: readonly string[],
    target: Language,
    { sourceLanguage = null, keep = [], maySpend = () => Promise.resolve(true) }: TranslateOptions = {},
  ): Promise<Translated[]> {
    const subjects = texts.map((text) => toSubject(text, target, { said: sourceLanguage, keep }));
    const open = new Map(subjects.filter(({ isSettled }) => !isSettled).map((subject) => [subject.id, subject]));
    const results = new Map<string, Translated>();
    const settle = (subject: Subject, result: Translated) => {
      results.set(subject.id, result);
      open.delete(subject.id);
    };

    let isPending = false;
    const stored = await findRows([...open.values()].map(({ key }) => key), target); // prettier-ignore
    for (const subject of [...open.values()]) {
      const row = stored.get(subject.id);
      if (isDone(row)) settle(subject, asTranslated(subject, row, "cache"));
    }
    const cost = [...open.values()].reduce((sum, subject) => sum + costOf(subject), 0);
    if (open.size > 0 && lines.some(({ circuit }) => circuit.isReady()) && (await maySpend(cost))) {
      const making = makeOnce(await withoutNames([...open.values()], keep), target);
      const made = await within(patienceMs, making);
      for (const [subject, result] of made ?? []) settle(subject, result);
      isPending = made === null;
    }
    for (const subject of [...open.values()])
      settle(subject, { ...(await roughly(subject, target)), pending: isPending });
    return subjects.map((subject) => results.get(subject.id) ?? asTyped(subject));
  }

  async function withoutNames(subjects: readonly Subject[], keep: readonly string[]): Promise<Subject[]> {
    const names = await findNames(subjects.map(({ text }) => text));
    return subjects
      .map((subject) => ({ ...subject, masked: mask(subject.text, [...keep, ...names, ...namesIn(subject.text)]) }))
      .filter(({ masked }) => hasWords(masked));
  }

  /** Ensures each text is translated by only one of all the requests that currently need it. */
  async function makeOnce(subjects: readonly Subject[], target: Language): Promise<[Subject, Translated][]> {
    const deadline = performance.now() + budgetMs;
    const claimId = newId();
    const keys = subjects.map(({ key }) => key);
    const claimed = await claim(keys, target, claimId);
    const mine = subjects.filter(({ id }) => claimed.has(id));
    const others = subjects.filter(({ id }) => !claimed.has(id));
    const made = new Map<Subject, Fresh>();
    try {
      if (mine.length > 0) await askInTurn(mine, target, deadline, made);
    } finally {
      // In `finally`, so translations already paid for are kept even if a later step failed.
      const items = [...made].map(([subject, { text, provider }]) => ({
        ...{ ...subject.key, text, provider, characters: costOf(subject) },
      }));
      await storeTranslations(items, target);
      await release(mine.filter((subject) => !made.has(subject)).map(({ key }) => key), target, claimId); // prettier-ignore
    }
    const came = await waitForOthers(others.map(({ key }) => key), target, deadline); // prettier-ignore
    return [
      ...[...made].map(([subject, fresh]): [Subject, Translated] => {
        const result = asTranslated(subject, fresh, "provider");
        return [subject, { ...result, sourceLanguage: fresh.detected ?? result.sourceLanguage }];
      }),
      ...others.flatMap((subject): [Subject, Translated][] => {
        const row = came.get(subject.id);
        return row ? [[subject, asTranslated(subject, row, "cache")]] : [];
      }),
    ];
  }

  /** Each provider gets the texts that earlier ones could not translate, and its share of the remaining time. */
  async function askInTurn(
    subjects: readonly Subject[],
    target: Language,
    deadline: number,
    made: Map<Subject, Fresh>,
  ) {
    for (const [index, line] of lines.entries()) {
      const left = subjects.filter((subject) => !made.has(subject));
      if (left.length === 0 || performance.now() >= deadline) return;
      const share =
        (deadline - performance.now()) / lines.slice(index).filter(({ circuit }) => circuit.isReady()).length;
      const end = performance.now() + Math.floor(share);
      const sources = [...new Set(left.map(({ source }) => source))];
      const groups = sources.map((source) => left.filter((subject) => subject.source === source));
      await Promise.all(groups.map((group, at) => askFor(line, group, { source: sources[at] ?? null, target }, end)));
    }

    async function askFor(
      line: Line,
      group: Subject[],
      pair: { source: Language | null; target: Language },
      end: number,
    ) {
      const terms = { deadline: Math.min(end, deadline), timeoutMs, dailyCharacters, outages };
      const outcomes = await askProvider(line, group.map(({ masked }) => masked), pair, terms); // prettier-ignore
      group.forEach((subject, index) => {
        const outcome = outcomes[index];
        if (outcome) made.set(subject, { ...outcome, provider: line.provider.name });
      });
    }
  }

  return { translate, hasProviders: lines.length > 0 };
}

/** The result of a promise if it comes in time, else null: it goes on, and its failure is only logged then. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    const result = await Promise.race([promise, late]);
    if (result === null) promise.catch((error: unknown) => logError("late_translation_failed", error));
    return result;
  } finally {
    clearTimeout(timer);
  }
}

async function roughly(subject: Subject, target: Language): Promise<Translated> {
  const { text, isComplete } = await translateRoughly(subject.text, subject.guess ?? "en", target, subject.masked);
  const unchanged = text === subject.text || !isComplete;
  return { text, source: "dictionary", rough: true, complete: isComplete, unchanged, sourceLanguage: subject.source };
}
