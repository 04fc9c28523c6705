/** Realistic times of day for people in India. Asia/Kolkata is UTC+5:30 all year, so no time zone library is needed. */
import type { Random } from "./random";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const INDIA_OFFSET = 5.5 * HOUR;
const WAKES = 8;
const SLEEPS = 22;

/** The previous midnight in India. */
export const startOfDay = (at: Date): Date =>
  new Date(Math.floor((at.getTime() + INDIA_OFFSET) / DAY) * DAY - INDIA_OFFSET);

/** The calendar day in India as a `date` column stores it: midnight UTC. */
export const toDateOnly = (at: Date): Date => new Date(startOfDay(at).getTime() + INDIA_OFFSET);

const hourInIndia = (at: Date): number => ((at.getTime() + INDIA_OFFSET) % DAY) / HOUR;

export const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
export const latest = (...times: Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));
export const earliest = (...times: Date[]): Date => new Date(Math.min(...times.map((time) => time.getTime())));

/** `days` before now, moved into waking hours; never after now. */
export function daysAgo(random: Random, now: Date, days: number): Date {
  const day = startOfDay(after(now, -days * DAY));
  const time = after(day, Math.round(random.between(WAKES, SLEEPS) * HOUR));
  return time <= now ? time : after(time, -DAY);
}

/** The same time if people are awake then, otherwise some time on the following day. Never earlier than `at`. */
export function awake(random: Random, at: Date): Date {
  const hour = hourInIndia(at);
  if (hour >= WAKES && hour < SLEEPS) return at;
  const midnight = startOfDay(at);
  const morning = hour < WAKES ? midnight : after(midnight, DAY);
  return after(morning, Math.round(random.between(WAKES, SLEEPS - 3) * HOUR));
}

/** A full or half hour during working hours, `days` later. */
export const appointment = (random: Random, from: Date, days: number): Date =>
  after(startOfDay(after(from, days * DAY)), random.int(20, 35) * 30 * MINUTE);
