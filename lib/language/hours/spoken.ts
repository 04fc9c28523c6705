import type { HoursPart } from "./options";
import { DAY_MINUTES, minutesOf, type Hours } from "./read";

const NIGHT = { from: 21 * 60, to: 6 * 60 } as const;
const WHOLE_DAY = 20 * 60;
const FEW = 5 * 60;

/** Which part of the day these hours are, all spans together. */
export function hoursPart(...spans: readonly Hours[]): HoursPart {
  const length = sum(spans.map(minutesOf));
  if (length >= WHOLE_DAY) return "whole_day";
  if (sum(spans.map(nightMinutes)) * 2 >= length) return "night";
  return length <= FEW ? "part_time" : "day";
}

const sum = (minutes: readonly number[]): number => minutes.reduce((all, one) => all + one, 0);

function nightMinutes({ from, to }: Hours): number {
  const end = to > from ? to : to + DAY_MINUTES;
  const nights = [-1, 0, 1].map((day) => [NIGHT.from + day * DAY_MINUTES, NIGHT.to + (day + 1) * DAY_MINUTES] as const);
  return nights.reduce((sum, [start, stop]) => sum + Math.max(0, Math.min(end, stop) - Math.max(from, start)), 0);
}

/** The part of the day in which people place a time; the languages draw the lines differently, so these are all of theirs. */
export type DayPart =
  | "midnight"
  | "late"
  | "morning"
  | "noon"
  | "afternoon"
  | "lateAfternoon"
  | "evening"
  | "dusk"
  | "night";

function dayPart(minutes: number): DayPart {
  const hour = minutes / 60;
  if (hour === 0) return "midnight";
  if (hour < 4) return "late";
  if (hour < 12) return "morning";
  if (hour === 12) return "noon";
  if (hour < 16) return "afternoon";
  if (hour < 18) return "lateAfternoon";
  if (hour < 19) return "evening";
  return hour < 20 ? "dusk" : "night";
}

/** A time as on a clock face, in Latin digits like all numbers here: "7", "7:30". */
function clockFace(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const rest = minutes % 60;
  return rest === 0 ? String(hour) : `${hour}:${String(rest).padStart(2, "0")}`;
}

/** The values of the message `options.hours.range`, which says hours as people say them; null for a whole day. */
export function spokenHours({ from, to }: Hours) {
  if (to === DAY_MINUTES) return null;
  return { from: clockFace(from), fromPart: dayPart(from), to: clockFace(to), toPart: dayPart(to) };
}

/** The same for one of several spans: the part of the day is said once, "in the morning 6:30 to 9". */
export function spokenSpan(hours: Hours) {
  const spoken = spokenHours(hours);
  return spoken && { ...spoken, toPart: spoken.toPart === spoken.fromPart ? ("same" as const) : spoken.toPart };
}

/** The hours of two columns. */
export const hoursOf = ({ hoursFrom, hoursTo }: { hoursFrom: number | null; hoursTo: number | null }): Hours | null =>
  hoursFrom === null || hoursTo === null ? null : { from: hoursFrom, to: hoursTo };
