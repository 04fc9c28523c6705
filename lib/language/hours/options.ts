/** When and how long work is: a day's, at least half of it between 9 PM and 6 AM, five hours or fewer, around the clock. */
export const HOURS_PARTS = ["day", "night", "part_time", "whole_day"] as const;
export type HoursPart = (typeof HOURS_PARTS)[number];
