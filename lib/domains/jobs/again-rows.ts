import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { DAY_MS } from "@/lib/core/time";
import { getEnv } from "@/lib/platform/env";

/** When a worker may apply again whose application ended without an answer. */
export const againFrom = (endedAt: Date): Date => new Date(endedAt.getTime() + getEnv().ANSWER_AGAIN_DAYS * DAY_MS);

/** Since when such an end keeps the worker from applying again. */
export const notAgainSince = (now = new Date()): Date => new Date(now.getTime() - getEnv().ANSWER_AGAIN_DAYS * DAY_MS);

/** Matches an application that ended without an answer and keeps its worker from another one: for some days, and the second. */
export const keepsFromAgain = () =>
  ({
    closedReason: "no_answer",
    OR: [{ isSecond: true }, { endedAt: { gt: notAgainSince() } }],
  }) satisfies Prisma.ApplicationWhereInput;
