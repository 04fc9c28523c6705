import "server-only";
import type { Language } from "@/lib/i18n/languages";
import { codePoints, toBatches } from "./batches";
import { makeCircuit, type Circuit } from "./circuit";
import { withoutEntities } from "./entities";
import { unmask, type Masked } from "./mask";
import type { OutageLog } from "./outage-log";
import { ProviderError, type Answer, type Pair, type Provider } from "./providers/provider";
import { spendCharacters } from "./usage";

/** A second try is worth it if this many milliseconds are left; a longer Retry-After is not waited for. */
const RETRY_LEAST_MS = 400;
const RETRY_AFTER_MOST_MS = 1_000;
// What PostgreSQL does not store, and what no translation holds.
const UNFIT = new RegExp("[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\p{Cs}]", "u");

/** A provider with what this process knows about its state. */
export type Line = { provider: Provider; circuit: Circuit };
export const toLine = (provider: Provider): Line => ({ provider, circuit: makeCircuit() });

export type CallTerms = {
  /** Epoch milliseconds after which nothing more is tried here. */
  deadline: number;
  /** Milliseconds for one call. */
  timeoutMs: number;
  dailyCharacters: number;
  outages: OutageLog;
};

/** What came of one text: the translation with its originals back in, or that the reader needs none. */
export type Outcome = { text: string; detected: Language | null };

/** One provider's answers to `items`, in their order; null where it gave none that can be used. Never throws for the provider. */
export async function askProvider(line: Line, items: readonly Masked[], pair: Pair, terms: CallTerms) {
  const { provider, circuit } = line;
  const none = items.map(() => null);
  if (!circuit.enter()) return none;
  try {
    const serves = await provider.canServe(pair, signalFor(terms));
    if (!serves) return none;
  } catch (error) {
    return recordFailure(line, error, terms, none);
  }
  const batches = toBatches(items, provider.limits, ({ text }) => text);
  const answers = await Promise.all(batches.map((batch) => askBatch(line, batch, pair, terms)));
  return answers.flat();
}

async function askBatch(
  line: Line,
  batch: readonly Masked[],
  pair: Pair,
  terms: CallTerms,
): Promise<(Outcome | null)[]> {
  const texts = batch.map(({ text }) => text);
  const none = batch.map(() => null);
  try {
    const answers = await callTwice(line.provider, texts, pair, terms);
    if (!answers) return none;
    line.circuit.succeeded();
    terms.outages.succeeded(line.provider.name);
    return answers.map((answer, index) => accept(answer, batch[index]!, pair));
  } catch (error) {
    return recordFailure(line, error, terms, none);
  }
}

// Null when the day's characters are spent, which is no failure.
async function callTwice(provider: Provider, texts: string[], pair: Pair, terms: CallTerms): Promise<Answer[] | null> {
  const cost = texts.reduce((sum, text) => sum + codePoints(text), 0);
  const call = async () =>
    (await spendCharacters(provider.name, cost, terms.dailyCharacters))
      ? provider.translate(texts, pair, signalFor(terms))
      : null;
  try {
    return await call();
  } catch (error) {
    const pause = pauseBeforeRetry(error);
    if (pause === null || Date.now() + pause + RETRY_LEAST_MS > terms.deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return call();
  }
}

function pauseBeforeRetry(error: unknown): number | null {
  if (!(error instanceof ProviderError)) return null;
  if (error.fault === "timeout" || error.fault === "server") return 0;
  const { fault, retryAfterMs } = error;
  return fault === "busy" && retryAfterMs !== null && retryAfterMs <= RETRY_AFTER_MOST_MS ? retryAfterMs : null;
}

function recordFailure<T>({ provider, circuit }: Line, error: unknown, { outages }: CallTerms, none: T): T {
  // Ours (the database, a bug) is for the caller's caller.
  if (!(error instanceof ProviderError)) throw error;
  circuit.failed();
  outages.failed(provider.name, error);
  return none;
}

/** An answer as it may be shown, or null: empty, swollen, with broken characters, or with a number or name gone. */
function accept({ text, detected }: Answer, item: Masked, { target }: Pair): Outcome | null {
  if (detected === target) return { text: unmask(item.text, item)!, detected };
  const plain = withoutEntities(text, item.text).normalize("NFC").trim();
  if (plain === "" || plain.length > 6 * item.text.length + 200 || UNFIT.test(plain)) return null;
  const restored = unmask(plain, item);
  return restored === null ? null : { text: restored, detected };
}

const signalFor = ({ deadline, timeoutMs }: CallTerms): AbortSignal =>
  AbortSignal.timeout(Math.max(1, Math.min(timeoutMs, deadline - Date.now())));
