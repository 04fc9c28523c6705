import "server-only";
import { AppError, type ErrorCode } from "./errors";

export type AdmissionRules = {
  /** Most in work at once, of all callers and of one. */
  atOnce: number;
  perCaller: number;
  /** Most that wait for a place, and how long each does. */
  waiting: number;
  patienceMs: number;
  /** For callers who find no place. */
  refusal: { code: ErrorCode; retryAfterSeconds: number };
};

type Waiting = { caller: string; admit: () => void };

/** Gives back the place; calling it again does nothing. */
type Leave = () => void;

/**
 * Decides who may begin something expensive: a bounded number at once, a short queue, and everyone else is refused before
 * anything has been done for them.
 */
export class Admission {
  private inWork = 0;
  private readonly byCaller = new Map<string, number>();
  private readonly queue: Waiting[] = [];

  constructor(private readonly rules: AdmissionRules) {}

  /** @throws AppError rate_limited if this caller has enough at once, else the refusal of the rules; with Retry-After. */
  async enter(caller: string): Promise<Leave> {
    const { perCaller, atOnce, waiting } = this.rules;
    const own = this.byCaller.get(caller) ?? 0;
    if (own >= perCaller) throw new AppError("rate_limited", { retryAfter: 5 });
    if (this.inWork >= atOnce && this.queue.length >= waiting) throw this.refuse();
    // Counted while waiting, too: otherwise one caller could fill the queue.
    this.byCaller.set(caller, own + 1);
    if (this.inWork < atOnce) this.inWork += 1;
    else await this.waitFor(caller);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.uncount(caller);
      const next = this.queue.shift();
      // The next one takes over the place.
      if (next) next.admit();
      else this.inWork -= 1;
    };
  }

  private waitFor(caller: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        caller,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        this.uncount(caller);
        reject(this.refuse());
      }, this.rules.patienceMs);
      this.queue.push(waiting);
    });
  }

  private uncount(caller: string): void {
    const left = (this.byCaller.get(caller) ?? 1) - 1;
    if (left > 0) this.byCaller.set(caller, left);
    else this.byCaller.delete(caller);
  }

  private refuse(): AppError {
    const { code, retryAfterSeconds } = this.rules.refusal;
    return new AppError(code, { retryAfter: retryAfterSeconds });
  }
}
