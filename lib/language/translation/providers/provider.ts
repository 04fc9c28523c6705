import type { Language } from "@/lib/language/i18n/languages";
import type { CallLimits } from "../batches";

/** The languages to translate between. The source is null if only the provider can detect it. */
export type Pair = { source: Language | null; target: Language };
/** The translation of one text; `detected` is set if the provider was asked to detect the source. */
export type Answer = { text: string; detected: Language | null };

/** A machine translation service, independent of its protocol. */
export type Provider = {
  name: string;
  limits: CallLimits;
  /** Whether it translates between these two languages. @throws ProviderError */
  canServe: (pair: Pair, signal: AbortSignal) => Promise<boolean>;
  /** Returns one answer per text, in order. The caller keeps within `limits`. @throws ProviderError */
  translate: (texts: readonly string[], pair: Pair, signal: AbortSignal) => Promise<Answer[]>;
};

/** bad_answer: the answer does not follow the protocol. refused: 4xx, such as a wrong key. */
export type ProviderFault = "timeout" | "network" | "busy" | "server" | "refused" | "bad_answer";

/** Why a provider failed. Never contains the provider's own message, which may quote users' texts. */
export class ProviderError extends Error {
  readonly code: string;

  /** @param options.retryAfterMs the wait that the provider asks for, with busy. */
  constructor(
    readonly fault: ProviderFault,
    options: { status?: number; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(fault, { cause: options.cause });
    this.name = "ProviderError";
    this.code = options.status ? `${fault} ${options.status}` : fault;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
  readonly retryAfterMs: number | null;
}
