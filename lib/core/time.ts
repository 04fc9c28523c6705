/** How far Asia/Kolkata is ahead of UTC, in milliseconds. It has no summer time: a fixed offset is exact. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** The same in seconds, as limits and cookies count. */
export const MINUTE_S = 60;
export const QUARTER_HOUR_S = 15 * MINUTE_S;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;
/** The same in hours, as rules of retention count. */
export const DAY_H = 24;
export const YEAR_H = 365 * DAY_H;

/**
 * The time of the day, epoch milliseconds, to compare with a stored or told moment. It jumps when the clock is set:
 * durations, deadlines and pauses within a process are measured by performance.now().
 */
export const epochNow = (): number => new Date().getTime();

/** A count on a calendar day in Asia/Kolkata, "2026-11-21". */
export type DayCount = { day: string; count: number };

/** @param day "2026-11-21". @param days how many calendar days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last `count` calendar days in Asia/Kolkata, oldest first, today the last. */
export const lastDaysInIndia = (count: number, now: Date = new Date()): string[] =>
  Array.from({ length: count }, (_, index) => addDays(dayInIndia(now), index - count + 1));

/** @param hour of a day, 0 to 23. @returns e.g. "07:00". */
export const onTheHour = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** @param local a time in Asia/Kolkata, "2026-11-21T14:30". */
export const momentInIndia = (local: string): Date => new Date(`${local}+05:30`);

/** A moment's clock time in Asia/Kolkata, whatever the machine's own zone: read it with getUTCHours() and the like. */
export const clockInIndia = (at: Date): Date => new Date(at.getTime() + INDIA_OFFSET_MS);

/** @returns the calendar day in Asia/Kolkata, e.g. "2026-11-21". */
export const dayInIndia = (at: Date = new Date()): string => clockInIndia(at).toISOString().slice(0, 10);

/** The moment when a day begins in Asia/Kolkata; by default today: what "today" means in counts. */
export const startOfDayInIndia = (day: string = dayInIndia()): Date => momentInIndia(`${day}T00:00`);

/** For so long an employer may take back a decision, Filled or Remove; then the other side is told. */
export const UNDO_SECONDS = 10;
