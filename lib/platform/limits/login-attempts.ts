import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { countUse, undoUse } from "./rate-limit";

const QUARTER_HOUR = 15 * 60;
/** Failures are forgotten a day after the last one. */
const REMEMBERED = 24 * 60 * 60;
const FIRST_DELAY = 30;

/** An attempt counted as failed before the password is checked, so that many at once gain nothing. */
export type LoginAttempt = {
  /** The password was right: earlier failures of this name from this address are forgotten. */
  succeed: () => Promise<void>;
  /** No password was checked: nothing is counted. */
  withdraw: () => Promise<void>;
};

/**
 * Counts a login attempt by name **and** address, never by name alone: nobody can keep the owner out from elsewhere.
 * After the allowed failures each further one doubles the wait, from 30 seconds to 15 minutes. An address is allowed a
 * number of failures in a quarter of an hour, whatever the names.
 * @throws AppError rate_limited with Retry-After (seconds); such an attempt is not counted.
 */
export async function countLoginAttempt(name: string, address: string): Promise<LoginAttempt> {
  const byAddress = `login:address:${address}`;
  const byBoth = `login:both:${address}:${name}`;
  await countUse(byAddress, { max: getEnv().LIMIT_LOGIN_PER_ADDRESS, seconds: QUARTER_HOUR });
  try {
    await countUnlessDelayed(byBoth, getEnv().LIMIT_LOGIN_PER_NAME);
  } catch (error) {
    await undoUse(byAddress);
    throw error;
  }
  return {
    async succeed() {
      await undoUse(byAddress);
      await db.$executeRaw`DELETE FROM rate_limits WHERE key = lower(${byBoth})`;
    },
    async withdraw() {
      await undoUse(byAddress);
      await undoUse(byBoth);
    },
  };
}

/**
 * Counts an attempt at a code after the right password, by account alone: only someone who knows the password gets this
 * far, and six digits are too few to be tried from many addresses. The delays are those of a password.
 * @throws AppError rate_limited with Retry-After (seconds); such an attempt is not counted.
 */
export async function countCodeAttempt(userId: string): Promise<LoginAttempt> {
  const key = `login:code:${userId}`;
  await countUnlessDelayed(key, getEnv().LIMIT_LOGIN_PER_NAME);
  return {
    async succeed() {
      await db.$executeRaw`DELETE FROM rate_limits WHERE key = lower(${key})`;
    },
    withdraw: () => undoUse(key),
  };
}

async function countUnlessDelayed(key: string, free: number): Promise<void> {
  // The window ends a day after the last counted attempt, so its end also says when that attempt was.
  const lastCounted = Prisma.sql`r.window_ends - make_interval(secs => ${REMEMBERED})`;
  const delay = Prisma.sql`least(${QUARTER_HOUR}, ${FIRST_DELAY} * power(2, least(r.count - ${free}, 10)))`;
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
