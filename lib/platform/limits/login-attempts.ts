import "server-only";
import { DAY_S, QUARTER_HOUR_S } from "@/lib/core/time";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { logInfo } from "@/lib/platform/http/log";
import { countUse, forgetUses, undoUse } from "./rate-limit";

/** Failures are forgotten a day after the last one. */
const REMEMBERED = DAY_S;
const FIRST_DELAY = 30;

/** Where an attempt is counted. */
type Counter = {
  /** @throws AppError rate_limited with Retry-After (seconds); such an attempt is not counted. */
  count: () => Promise<void>;
  /** Forgets it and the failures before it. */
  forget: () => Promise<void>;
  /** Takes it back. */
  withdraw: () => Promise<void>;
};

// Counted before it is checked, so that many at once gain nothing.
async function counting<Proof>(
  { count, forget, withdraw }: Counter,
  prove: () => Promise<Proof | null>,
): Promise<Proof | null> {
  await count().catch((error: unknown) => {
    if (error instanceof AppError) logInfo("login_delayed", { code: error.code });
    throw error;
  });
  const proof = await prove().catch(async (error: unknown) => {
    await withdraw();
    throw error;
  });
  if (proof !== null) await forget();
  return proof;
}

/**
 * Counts a login attempt by name **and** address, never by name alone: nobody can keep the owner out from elsewhere.
 * After the allowed failures each further one doubles the wait, from 30 seconds to 15 minutes. An address is allowed a
 * number of failures in a quarter of an hour, whatever the names.
 * @param prove null for a wrong password, which stays counted; if it throws, none was checked, and nothing is counted.
 * @returns what `prove` does. @throws AppError rate_limited with Retry-After (seconds), and what `prove` throws.
 */
export function countingLogin<Proof>(
  name: string,
  address: string,
  prove: () => Promise<Proof | null>,
): Promise<Proof | null> {
  const byAddress = `login:address:${address}`;
  const byBoth = `login:both:${address}:${name}`;
  const counter = {
    async count() {
      await countUse(byAddress, { max: getEnv().LIMIT_LOGIN_PER_ADDRESS, seconds: QUARTER_HOUR_S });
      try {
        await countUnlessDelayed(byBoth, getEnv().LIMIT_LOGIN_PER_NAME);
      } catch (error) {
        await undoUse(byAddress);
        throw error;
      }
    },
    async forget() {
      await undoUse(byAddress);
      await forgetUses(byBoth);
    },
    async withdraw() {
      await undoUse(byAddress);
      await undoUse(byBoth);
    },
  };
  return counting(counter, prove);
}

/**
 * Counts an attempt at a code after the right password, by account alone: only someone who knows the password gets this
 * far, and six digits are too few to be tried from many addresses. The delays are those of a password.
 * @param prove as for `countingLogin`. @throws AppError rate_limited with Retry-After (seconds), and what `prove` throws.
 */
export function countingCode<Proof>(userId: string, prove: () => Promise<Proof | null>): Promise<Proof | null> {
  const key = `login:code:${userId}`;
  const counter = {
    count: () => countUnlessDelayed(key, getEnv().LIMIT_LOGIN_PER_NAME),
    forget: () => forgetUses(key),
    withdraw: () => undoUse(key),
  };
  return counting(counter, prove);
}

async function countUnlessDelayed(key: string, free: number): Promise<void> {
  // The window ends a day after the last counted attempt, so its end also says when that attempt was.
  const lastCounted = Prisma.sql`r.window_ends - make_interval(secs => ${REMEMBERED})`;
  const delay = Prisma.sql`least(${QUARTER_HOUR_S}, ${FIRST_DELAY} * power(2, least(r.count - ${free}, 10)))`;
  const allowedAgain = Prisma.sql`${lastCounted} + make_interval(secs => ${delay})`;
  const counted = await db.$executeRaw`
    INSERT INTO rate_limits AS r (key, count, window_ends)
    VALUES (lower(${key}), 1, now() + make_interval(secs => ${REMEMBERED}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.window_ends <= now() THEN 1 ELSE r.count + 1 END, window_ends = excluded.window_ends
    WHERE r.window_ends <= now() OR r.count < ${free} OR ${allowedAgain} <= now()`;
  if (counted > 0) return;
  const [row] = await db.$queryRaw<{ wait: number }[]>`
    SELECT ceil(extract(epoch FROM ${allowedAgain} - now()))::int AS wait
    FROM rate_limits r WHERE key = lower(${key})`;
  throw new AppError("rate_limited", { retryAfter: Math.max(1, row?.wait ?? 1) });
}
