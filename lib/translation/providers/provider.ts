import type { Language } from "@/lib/i18n/languages";
import type { CallLimits } from "../batches";

/** From and to. The source is null when only the provider can tell it. */
export type Pair = { source: Language | null; target: Language };
/** One text's translation; `detected` where the provider was asked to find out the source. */
export type Answer = { text: string; detected: Language | null };

/** One machine translation service, behind whatever protocol it speaks. */
export type Provider = {
  name: string;
  limits: CallLimits;
  /** Whether it translates between these two. @throws ProviderError */
  canServe: (pair: Pair, signal: AbortSignal) => Promise<boolean>;
  /** As many answers as texts, in their order, within `limits`. @throws ProviderError */
  translate: (texts: readonly string[], pair: Pair, signal: AbortSignal) => Promise<Answer[]>;
};

/** bad_answer: it answered, but not what its protocol says. refused: 4xx, for instance a wrong key. */
export type ProviderFault = "timeout" | "network" | "busy" | "server" | "refused" | "bad_answer";

/** Why a provider gave nothing. Carries no text of the provider's: that may quote what people typed. */
export class ProviderError extends Error {
  readonly code: string;

  /** @param retryAfterMs what the provider asks for, with busy. */
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
