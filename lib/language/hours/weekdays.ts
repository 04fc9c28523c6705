export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const NAME = "(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?s?\\.?";
const RANGE = new RegExp(`^${NAME}\\s*(?:-|–|to)\\s*${NAME}$`, "i");
const ONE = new RegExp(`^${NAME}$`, "i");

/** Days of the week: from one to another, or each of a list. */
export type Weekdays = { from: Weekday; to: Weekday } | { days: Weekday[] };

/**
 * Reads typed working days: a range ("Monday - Saturday", "Mon to Fri") or a list ("Tuesday, Thursday and Saturday") in
 * English, the language in which the form suggests them. Null for everything else: nothing is guessed.
 */
export function readWeekdays(text: string): Weekdays | null {
  const [, first, last] = RANGE.exec(text.trim()) ?? [];
  const [from, to] = [dayCalled(first), dayCalled(last)];
  if (from && to) return { from, to };
  const named = text.split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/i).map((name) => dayCalled(ONE.exec(name.trim())?.[1]));
  const days = named.filter((day) => day !== undefined);
  return days.length === named.length ? { days } : null;
}

/** The day whose English name begins so. */
export const dayCalled = (name: string | undefined): Weekday | undefined =>
  WEEKDAYS.find((day) => day === name?.toLowerCase());
