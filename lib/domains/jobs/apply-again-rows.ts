/** The rule of applying again to the same job; mark-queries.ts has it in SQL. */
import "server-only";
import { DAY_MS } from "@/lib/core/time";
import { getEnv } from "@/lib/platform/env";

type Ended = { closedReason: string | null; isSecond: boolean; endedAt: Date | null };

const waitMs = (): number => getEnv().ANSWER_AGAIN_DAYS * DAY_MS;

/** Whether an application ended without an answer. */
export const isUnanswered = ({ closedReason }: Pick<Ended, "closedReason">): boolean => closedReason === "no_answer";

/** When a worker may apply once more whose application ended without an answer; null for any other, and after the second time. */
export const toAgain = (ended: Ended): Date | null =>
  isUnanswered(ended) && !ended.isSecond && ended.endedAt ? new Date(ended.endedAt.getTime() + waitMs()) : null;

/** Since when such an end keeps the worker from applying again. */
export const notAgainSince = (now = new Date()): Date => new Date(now.getTime() - waitMs());
