import { dayCalled, readWeekdays, type Weekday, type Weekdays } from "./weekdays";

/** Said beside the days: which one is free, how they are agreed, or that one is called besides. */
export const DAYS_OFF = ["one", "rotating", "agreement", "roster", "secondSaturday", "daysAgreed", "onCall"] as const;
export type DayOff = Weekday | (typeof DAYS_OFF)[number];

/** Days that have a name of their own. */
type NamedDays = "everyDay" | "sundaysAndFestivals" | "alternateNights" | "alternateDays";

/** Typed working days: which or how many, and which day is free if that is said too. */
export type WorkWeek = {
  days: Weekdays | { count: number } | { allBut: Weekday } | { named: NamedDays };
  off: DayOff | null;
};

const COUNT = /^([1-7]|one|two|three|four|five|six|seven)\s*days?\s*(?:a|per|\/)\s*week$/i;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven"];
const WEEKEND = /^weekends$/i;
const NAMED: readonly [RegExp, NamedDays][] = [
  [/^(?:every day|daily|all (?:seven |7 )?days)$/i, "everyDay"],
  [/^sundays? (?:and|&) festivals?(?: days)?$/i, "sundaysAndFestivals"],
  [/^(?:alternate nights|every other night)$/i, "alternateNights"],
  [/^(?:alternate days|every other day)$/i, "alternateDays"],
];
const ALL_BUT = /^all days (?:but|except) ([a-z]+)$/i;
const OFF: readonly [RegExp, DayOff][] = [
  [/^(?:one|1|any one) day off$/i, "one"],
  [/^(?:rotating|rotational) (?:day )?off$/i, "rotating"],
  [/^day off by agreement$/i, "agreement"],
  [/^(?:day off )?by roster$/i, "roster"],
  [/^second saturday off$/i, "secondSaturday"],
  [/^(?:days )?by agreement$/i, "daysAgreed"],
  [/^(?:and )?on[ -]call$/i, "onCall"],
];

/**
 * Reads typed working days: "6 days a week, rotating day off", "Tuesday - Sunday, Monday off", "Mon to Fri". Null unless
 * every word is understood.
 */
export function readWorkWeek(text: string): WorkWeek | null {
  const whole = daysOf(text.trim());
  if (whole) return { days: whole, off: null };
  const comma = text.lastIndexOf(",");
  if (comma < 0) return null;
  const days = daysOf(text.slice(0, comma).trim());
  const off = dayOff(text.slice(comma + 1).trim());
  return days && off ? { days, off } : null;
}

function daysOf(text: string): WorkWeek["days"] | null {
  const count = COUNT.exec(text)?.[1];
  if (count) return { count: Number(count) || NUMBERS.indexOf(count.toLowerCase()) + 1 };
  const allBut = dayCalled(ALL_BUT.exec(text)?.[1]?.slice(0, 3));
  if (allBut) return { allBut };
  if (WEEKEND.test(text)) return { days: ["sat", "sun"] };
  const named = NAMED.find(([form]) => form.test(text))?.[1];
  if (named) return { named };
  return readWeekdays(text);
}

function dayOff(text: string): DayOff | null {
  const known = OFF.find(([form]) => form.test(text));
  if (known) return known[1];
  const named = /^(.+) off$/i.exec(text)?.[1];
  const week = named === undefined ? null : readWeekdays(named);
  return week && "days" in week && week.days.length === 1 ? (week.days[0] ?? null) : null;
}
