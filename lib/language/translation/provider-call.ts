import "server-only";
import { DelegateBackoff, handleWhen, retry, type IRetryBackoffContext } from "cockatiel";
import type { Language } from "@/lib/language/i18n/languages";
import { isFitAnswer } from "./answer-check";
import { codePoints, toBatches } from "./batches";
import { CircuitOpen, makeCircuit, type Circuit } from "./circuit";
import { withoutEntities } from "./entities";
import { unmask, type Masked } from "./mask";
import type { OutageLog } from "./outage-log";
import { ProviderError, type Answer, type Pair, type Provider } from "./providers/provider";
import { spendCharacters } from "./usage";

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
