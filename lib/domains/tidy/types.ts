import type { RuleName } from "@/lib/platform/retention/rules";

/** The outcome of a run, in counts: nothing in it names anyone. */
export type TidyReport = {
  /** By rule: how many rows it changed, or would change. */
  counts: Partial<Record<RuleName, number>>;
  /** Rules that failed; the log says why. The next run tries them again. */
  failed: RuleName[];
  /** Whether it was stopped before its end. */
  isStopped: boolean;
};
