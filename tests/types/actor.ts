/**
 * Compiled by the type check, never run: each line under an @ts-expect-error must not compile.
 */
import type { Actor } from "@/lib/access/auth/actor";
import { getEmployerStats } from "@/lib/domains/jobs/figure-queries";

const lookalike = {
  id: "1",
  username: "x",
  role: "employer",
  audience: "employer",
  language: "en",
  mustDo: [],
  hasRecentPassword: true,
  owesConsent: false,
  session: "1",
} as const;

// @ts-expect-error An object literal with every visible field is not enough.
export const literal: Actor<"employer"> = { ...lookalike };

// @ts-expect-error Nor is a symbol of one's own.
export const branded: Actor<"employer"> = { ...lookalike, [Symbol("proven")]: true };

// @ts-expect-error Nor is a changed copy of a real one.
export const spread = (worker: Actor<"worker">): Actor<"admin"> => ({ ...worker, audience: "admin", role: "admin" });

// @ts-expect-error Services refuse it too.
export const called = () => getEmployerStats(lookalike);

// @ts-expect-error An actor of one audience is not valid for another.
export const crossed = (worker: Actor<"worker">) => getEmployerStats(worker);

/** This compiles: all that the lines above lack is the proof. */
export const proved = (employer: Actor<"employer">) => getEmployerStats(employer);
