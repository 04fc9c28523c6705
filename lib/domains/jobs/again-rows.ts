import "server-only";
import { DAY_MS } from "@/lib/core/time";
import { getEnv } from "@/lib/platform/env";

/** When a worker may apply again whose application ended without an answer. */
export const againFrom = (endedAt: Date): Date => new Date(endedAt.getTime() + getEnv().ANSWER_AGAIN_DAYS * DAY_MS);

/** Since when such an end keeps the worker from applying again. */
export const notAgainSince = (now = new Date()): Date => new Date(now.getTime() - getEnv().ANSWER_AGAIN_DAYS * DAY_MS);
