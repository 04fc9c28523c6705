import { DAY_MS, dayInIndia, HOUR_MS, startOfDayInIndia } from "@/lib/core/time";

const MINUTE_MS = 60 * 1000;

/** Hours of the day in Asia/Kolkata; the second may be on the next day. */
export type QuietHours = { from: number; to: number };

/**
 * @param quiet the same hour twice means no quiet at all.
 * @returns when the quiet hours that `now` is in are over; null outside them.
 */
export function quietUntil(now: Date, { from, to }: QuietHours): Date | null {
  const midnight = startOfDayInIndia(dayInIndia(now)).getTime();
  const hours = (now.getTime() - midnight) / HOUR_MS;
  const isQuiet = from < to ? hours >= from && hours < to : from > to && (hours >= from || hours < to);
  if (!isQuiet) return null;
  const isTomorrow = hours >= to;
  return new Date(midnight + (isTomorrow ? DAY_MS : 0) + to * HOUR_MS);
}

/** The pauses after the first failure, the second and so on, in milliseconds: more than a day in all. */
const PAUSES = [0.5, 2, 10, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS);

/**
 * @param attempts made so far, the last of which failed. @param retryAfterMs what the other server asked for.
 * @param chance from 0 to 1: up to a fifth is added, so that what failed together is not tried again together.
 * @returns the pause before the next attempt, in milliseconds; null if it is given up.
 */
export function pauseAfter(attempts: number, retryAfterMs: number | null, chance = Math.random()): number | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return null;
  return Math.max(pause * (1 + chance / 5), Math.min(retryAfterMs ?? 0, PAUSES.at(-1)!));
}

/** News that is older is not delivered any more: by then it is on the page, or no news. */
export const OLD_NEWS_MS = 2 * DAY_MS;
