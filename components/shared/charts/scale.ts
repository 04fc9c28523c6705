import type { DayCount } from "@/lib/core/time";

/** A name ("Applications") and its counts on up to 90 days, oldest first and without gaps. */
export type DaySeries = { label: string; days: readonly DayCount[] };

const STEPS = [4, 10, 20];

/**
 * The value at a chart's upper edge: 4, 10 or 20 times a power of ten, so that its half is a whole number too, and a
 * single application does not look like a rush.
 * @param most the highest count, 0 or more. @example topOf(7) // 10
 */
export function topOf(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((candidate) => candidate * power >= most);
    if (step !== undefined) return step * power;
  }
}

/** Sum of all days. */
export const totalOf = (days: readonly DayCount[]): number => days.reduce((sum, { count }) => sum + count, 0);

/** The day with the highest count, the latest of equals; null if every day is empty. */
export function busiestOf(days: readonly DayCount[]): DayCount | null {
  const busiest = days.reduce<DayCount | null>((best, day) => (best && best.count > day.count ? best : day), null);
  return busiest && busiest.count > 0 ? busiest : null;
}
