import type { FieldErrors } from "./errors";
import type { Problem } from "./problem";

/** An error response, or no response at all (`status` 0: the network is down). */
export class ApiError extends Error {
  readonly status: number;
  /** A sentence for the user, in the reader's language; empty if there was no response. */
  readonly detail: string;
  readonly code: string;
  readonly fields: FieldErrors;
  /** Seconds to wait, if the server gave them. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null = null) {
    const detail = problem.detail ?? "";
    super(`${status}: ${detail}`);
    this.name = "ApiError";
    this.status = status;
    this.detail = detail;
    this.code = problem.code ?? "network";
    this.fields = problem.errors ?? {};
    this.retryAfter = retryAfter;
  }
}

/** Whether a call failed for want of network. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
