import "server-only";
import { DAY_S } from "@/lib/core/time";
import { db } from "@/lib/platform/db/client";
import { throttled } from "@/lib/platform/db/throttled";
import { AppError } from "@/lib/platform/http/errors";
import { removeExpired } from "@/lib/platform/retention/expired";

/** At most `max` uses in `seconds`. */
export type Limit = { max: number; seconds: number };

/** Of what one person sends and somebody reads, and of text messages to one account, whose number may be someone else's. */
export const TEN_A_DAY: Limit = { max: 10, seconds: DAY_S };

// Every name tried at login adds a row: too many to wait for the night.
const removeEndedWindows = throttled(() => removeExpired("counters"));

/**
 * Counts a use of `key`, or `amount` of them at once, in a fixed window, in the database because all instances share the
 * count. Keys ignore case by the database's rules: if we lowercased them here, "İ" would be another name for "i".
 * @throws AppError rate_limited with Retry-After (seconds) when the limit for the window is used up.
 */
export async function countUse(key: string, limit: Limit, amount = 1): Promise<void> {
  await removeEndedWindows();
  const [row] = await db.$queryRaw<{ count: number; retry_after: number }[]>`
    INSERT INTO rate_limits AS r (key, count, window_ends)
    VALUES (lower(${key}), ${amount}::int, now() + make_interval(secs => ${limit.seconds}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.window_ends <= now() THEN excluded.count ELSE least(r.count::bigint + excluded.count, 2147483647)::int END,
      window_ends = CASE WHEN r.window_ends <= now() THEN excluded.window_ends ELSE r.window_ends END
    RETURNING count, ceil(extract(epoch FROM window_ends - now()))::int AS retry_after`;
  if (row && row.count > limit.max) {
    throw new AppError("rate_limited", { retryAfter: Math.max(1, row.retry_after) });
  }
}

/** Takes back one use of `key` in its present window. */
export async function undoUse(key: string): Promise<void> {
  await db.$executeRaw`UPDATE rate_limits SET count = greatest(count - 1, 0) WHERE key = lower(${key})`;
}

/** Forgets all uses of `key`. */
export async function forgetUses(key: string): Promise<void> {
  await db.$executeRaw`DELETE FROM rate_limits WHERE key = lower(${key})`;
}
