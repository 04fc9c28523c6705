import { decode } from "he";
import "server-only";
import { DelegateBackoff, handleWhen, retry, type IRetryBackoffContext } from "cockatiel";
import type { Language } from "@/lib/language/i18n/languages";
import { db } from "@/lib/platform/db/client";
import { isFitAnswer } from "./answer-check";
import { codePoints, toBatches } from "./batches";
import { CircuitOpen, makeCircuit, type Circuit } from "./circuit";
import { unmask, type Masked } from "./mask";
import type { OutageLog } from "./outage-log";
import { ProviderError, type Answer, type Pair, type Provider } from "./providers/provider";

/** Milliseconds that must be left for a retry to be worthwhile, and the longest Retry-After that is honoured. */
const MIN_RETRY_MS = 400;
const MAX_RETRY_AFTER_MS = 1_000;

/** A provider and its state as known to this process. */
export type Line = { provider: Provider; circuit: Circuit };
export const toLine = (provider: Provider): Line => ({ provider, circuit: makeCircuit() });

export type CallTerms = {
  /** By performance.now(): after it this provider is not tried again. */
  deadline: number;
  /** Milliseconds for one call. */
  timeoutMs: number;
  dailyCharacters: number;
  outages: OutageLog;
};

/** The result for one text, with its originals restored. If `detected` is the target, it is the text as typed. */
export type Outcome = { text: string; detected: Language | null };

/** Not a failure: the provider does not support the languages, or its daily character limit is used up. */
class NotAsked extends Error {}

/** One provider's answers to `items`, in order; null where none is usable. The provider's own failures never throw. */
export async function askProvider(line: Line, items: readonly Masked[], pair: Pair, terms: CallTerms) {
  if (!line.circuit.isReady()) return items.map(() => null);
  let serves: Promise<boolean> | null = null;
  const canServe = () => (serves ??= line.provider.canServe(pair, signalFor(terms)));
  const batches = toBatches(items, line.provider.limits, ({ text }) => text);
  const answers = await Promise.all(batches.map((batch) => askBatch(line, batch, pair, terms, canServe)));
  return answers.flat();
}

async function askBatch(
  { provider, circuit }: Line,
  batch: readonly Masked[],
  pair: Pair,
  terms: CallTerms,
  canServe: () => Promise<boolean>,
): Promise<(Outcome | null)[]> {
  const texts = batch.map(({ text }) => text);
  try {
    const answers = await circuit.execute(async () => {
      if (!(await canServe())) throw new NotAsked();
      return twice(terms).execute(() => call(provider, texts, pair, terms));
    });
    terms.outages.succeeded(provider.name);
    return batch.map((item, index) => accept(answers[index], item, pair));
  } catch (error) {
    if (error instanceof ProviderError) terms.outages.failed(provider.name, error);
    // Other errors are our own (the database, a bug) and are left to callers.
    else if (!(error instanceof NotAsked || error instanceof CircuitOpen)) throw error;
    return batch.map(() => null);
  }
}

async function call(provider: Provider, texts: string[], pair: Pair, terms: CallTerms): Promise<Answer[]> {
  const cost = texts.reduce((sum, text) => sum + codePoints(text), 0);
  if (!(await spendCharacters(provider.name, cost, terms.dailyCharacters))) throw new NotAsked();
  return provider.translate(texts, pair, signalFor(terms));
}

// One retry, if time permits.
function twice({ deadline }: CallTerms) {
  const isWorthIt = (error: Error) => {
    const pause = pauseBeforeRetry(error);
    return pause !== null && performance.now() + pause + MIN_RETRY_MS <= deadline;
  };
  const backoff = new DelegateBackoff<IRetryBackoffContext<unknown>>(({ result }) =>
    "error" in result ? (pauseBeforeRetry(result.error) ?? 0) : 0,
  );
  return retry(handleWhen(isWorthIt), { maxAttempts: 1, backoff });
}

function pauseBeforeRetry(error: unknown): number | null {
  if (!(error instanceof ProviderError)) return null;
  if (error.fault === "timeout" || error.fault === "server") return 0;
  const { fault, retryAfterMs } = error;
  return fault === "busy" && retryAfterMs !== null && retryAfterMs <= MAX_RETRY_AFTER_MS ? retryAfterMs : null;
}

/** An answer ready to show; null if it cannot be a translation of the text, or has lost a number or name. */
function accept(answer: Answer | undefined, item: Masked, { target }: Pair): Outcome | null {
  if (!answer) return null;
  const { detected } = answer;
  const plain = detected === target ? item.text : withoutEntities(answer.text, item.text).normalize("NFC").trim();
  const restored = detected === target || isFitAnswer(plain, item.text, target) ? unmask(plain, item) : null;
  return restored === null ? null : { text: restored, detected };
}

const signalFor = ({ deadline, timeoutMs }: CallTerms): AbortSignal =>
  AbortSignal.timeout(Math.max(1, Math.floor(Math.min(timeoutMs, deadline - performance.now()))));

/**
 * Counts one call of `characters` code points to a provider before it is made, because it may be billed even without an
 * answer. Counting and checking are one statement, so any number of instances together stay within the limit.
 * @param max characters per day (UTC). @returns false if the call would exceed it and must not be made.
 */
async function spendCharacters(provider: string, characters: number, max: number): Promise<boolean> {
  const counted = await db.$executeRaw`
    INSERT INTO translation_usage AS u (day, provider, characters, calls)
    SELECT (now() AT TIME ZONE 'UTC')::date, ${provider}, ${characters}::bigint, 1
    WHERE ${characters}::bigint <= ${max}::bigint
    ON CONFLICT (day, provider) DO UPDATE SET characters = u.characters + excluded.characters, calls = u.calls + 1
    WHERE u.characters + excluded.characters <= ${max}::bigint`;
  return counted > 0;
}

// Requires the semicolon that engines always send: text like "R&D" or "&copy" without one was typed.
const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/gi;

// Decodes as browsers do in attributes, so "&nothing;" does not become "¬hing;".
const WHOLE = { isAttributeValue: true };
// Decoding an escape for no valid character gives one of these; such an escape is left as it is.
const NO_CHARACTER = /[\p{Cc}\uFFFD]/u;

/**
 * Undoes the HTML escapes that some engines send although plain text was requested. Decodes once, so `&amp;lt;` becomes
 * `&lt;`, and not at all if the source contains an escape itself, which was then typed on purpose.
 */
export const withoutEntities = (answer: string, source: string): string =>
  source.search(ENTITY) === -1 ? answer.replace(ENTITY, toCharacter) : answer;

function toCharacter(entity: string): string {
  const character = decode(entity, WHOLE);
  return NO_CHARACTER.test(character) ? entity : character;
}
