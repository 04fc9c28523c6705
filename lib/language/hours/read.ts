import { latinDigits } from "@/lib/core/digits";
import { meaningOf, wordsOf, type Meaning, type PartWord } from "./vocabulary";

/**
 * Hours of work in minutes of the day. `to` is before `from` if the work goes on past midnight; a whole day is 0 to
 * 1,440.
 */
export type Hours = { from: number; to: number };

export const DAY_MINUTES = 1_440;
const NOON = 720;
/** Without "AM" and "PM", longer hours are more likely the other round of the clock than meant. */
const LONGEST_GUESSED = 14 * 60;
const LONGEST_ON_24_HOUR_CLOCK = 18 * 60;

/**
 * Reads typed hours: "8 AM - 5 PM", "6-14", "सुबह 7 से शाम 7", "24 hours". Only if every word is known and they can be
 * meant in one way only: "9 - 5" may be a day's or a night's work, and "9 - 6, tea at 4" says more than two times.
 * @returns null for hours that cannot be read for certain.
 */
export function readHours(typed: string | null): Hours | null {
  const tokens = typed === null ? null : tokensOf(typed);
  if (!tokens) return null;
  return readWholeDay(tokens) ?? readRange(tokens);
}

type Token = { clock: Clock } | { meaning: Meaning };
/** The time of a clock face, or of the 24-hour clock if it is written like "06:00", "1800" or 18. */
type Clock = { hour: number; minute: number; is24: boolean; isBare: boolean };

const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;
const DASHES = /[\u2010-\u2015\u2212~→]/g;
const PIECE = /\d{1,2}[:.]\d{2}(?!\d)|\d+|[\p{L}\p{M}]+|[^\s]/gu;
const IGNORED = new Set(["(", ")", "[", "]", ".", ":", "'", "’"]);

/** Null if a word or sign is unknown. */
function tokensOf(typed: string): Token[] | null {
  const plain = latinDigits(typed)
    .toLowerCase()
    .replaceAll(INVISIBLE, "")
    .replaceAll(DASHES, "-")
    .replaceAll(/(?<![\p{L}\p{M}])([ap])\s?\.?\s?m(?![\p{L}\p{M}])\.?/gu, " $1m ")
    .replaceAll(/आधी रात/g, "midnight")
    .replaceAll("live-in", "livein")
    .replaceAll(/o['’]clock/g, "oclock")
    .replaceAll(/24\s?[x×*/]\s?7(?!\d)/g, "24 hours");
  const tokens: Token[] = [];
  for (const piece of plain.match(PIECE) ?? []) {
    if (IGNORED.has(piece)) continue;
    if (piece === "-") tokens.push({ meaning: "to" });
    else if (/^\d/.test(piece)) {
      const clock = clockOf(piece);
      if (!clock) return null;
      tokens.push({ clock });
    } else {
      for (const word of wordsOf(piece)) {
        const meaning = meaningOf(word);
        if (!meaning) return null;
        tokens.push({ meaning });
      }
    }
  }
  return tokens;
}

function clockOf(digits: string): Clock | null {
  const [, hours = "", minutes = ""] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(digits) ?? [];
  // "900" has no sign between its parts, and may be a number of anything.
  if (hours === "" || digits.length === 3) return null;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  const isBare = minutes === "";
  return { hour, minute, is24: hour > 12 || (hours.startsWith("0") && !isBare) || hour === 0, isBare };
}

const WHOLE_DAY_WORDS: readonly Meaning[] = ["hours", "liveIn", "filler", "shift"];

function readWholeDay(tokens: readonly Token[]): Hours | null {
  const [first] = tokens.filter((token) => "clock" in token);
  const words = tokens.flatMap((token) => ("meaning" in token ? token.meaning : []));
  const isOneNumber = tokens.length - words.length === 1 && first?.clock.hour === 24 && first.clock.isBare;
  const isWhole = isOneNumber && words.includes("hours") && words.every((word) => WHOLE_DAY_WORDS.includes(word));
  return isWhole ? { from: 0, to: DAY_MINUTES } : null;
}

type Side = { clock: Clock | null; part: PartWord | null; named: number | null };

function readRange(tokens: readonly Token[]): Hours | null {
  const named = takeLabel(tokens);
  const sides = named && sidesOf(named.rest);
  if (!sides) return null;
  const is24 = sides.some(({ clock, part }) => clock?.is24 && part === null);
  const [starts, ends] = sides.map((side) => readingsOf(side, is24));
  const isCertain = sides.every(({ part, named: name }) => part !== null || name !== null);
  const isClock = sides.some(({ clock }) => (clock?.hour ?? 0) > 12);
  const longest = isCertain ? DAY_MINUTES : isClock ? LONGEST_ON_24_HOUR_CLOCK : LONGEST_GUESSED - 1;
  const pairs = (starts ?? []).flatMap((from) => (ends ?? []).map((to) => ({ from, to })));
  const possible = pairs.filter((hours) => {
    const length = minutesOf(hours);
    return length > 0 && length <= longest && fits(hours, named.label);
  });
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/** How long the hours last, in minutes. */
export const minutesOf = ({ from, to }: Hours): number =>
  to === DAY_MINUTES ? DAY_MINUTES - from : (to - from + DAY_MINUTES) % DAY_MINUTES;

const isPart = (meaning: Meaning): meaning is PartWord =>
  ["am", "pm", "morning", "day", "afternoon", "evening", "night"].includes(meaning);

/** The kind of shift, "night shift", taken out of the words. */
function takeLabel(tokens: readonly Token[]): { label: PartWord | null; rest: Token[] } | null {
  const words = tokens.filter((token) => !("meaning" in token && token.meaning === "filler"));
  const rest: Token[] = [];
  let label: PartWord | null = null;
  for (const [at, token] of words.entries()) {
    const next = words[at + 1];
    const meaning = "meaning" in token ? token.meaning : null;
    const isOfShift = next && "meaning" in next && next.meaning === "shift";
    if (meaning && isPart(meaning) && (isOfShift || meaning === "day")) {
      if (label !== null) return null;
      label = meaning;
    } else if (meaning !== "shift") rest.push(token);
  }
  return { label, rest };
}

/** The words before and after "to"; null unless each has one time. */
function sidesOf(tokens: readonly Token[]): [Side, Side] | null {
  const sides: [Side, Side] = [emptySide(), emptySide()];
  let side = sides[0];
  let fraction = 0;
  for (const [index, token] of tokens.entries()) {
    if ("clock" in token) {
      if (side.clock || side.named !== null) return null;
      side.clock = movedBy(token.clock, fraction);
      fraction = 0;
    } else if (token.meaning === "to") {
      // "9 से - 6" says it twice.
      const isAgain = side === sides[1] && isEmpty(side);
      if (side === sides[1] && !isAgain) return null;
      side = sides[1];
    } else if (token.meaning in FRACTIONS) {
      fraction = FRACTIONS[token.meaning] ?? 0;
    } else if (!add(side, token.meaning, tokens[index - 1])) return null;
  }
  const areTimes = sides.every(({ clock, named }) => clock !== null || named !== null);
  return areTimes && fraction === 0 ? sides : null;
}

const FRACTIONS: { [Word in Meaning]?: number } = { half: 30, quarterPast: 15, quarterTo: -15 };

const isEmpty = ({ clock, part, named }: Side): boolean => clock === null && part === null && named === null;

/** Adds a word to a side. @returns false if it says something else than a time. */
function add(side: Side, meaning: Meaning, before: Token | undefined): boolean {
  if (meaning === "noon" || meaning === "midnight") {
    if (side.named !== null || side.part !== null || (side.clock && side.clock.hour !== 12)) return false;
    side.clock = null;
    side.named = meaning === "noon" ? NOON : 0;
    return true;
  }
  if (isPart(meaning)) {
    if (side.part !== null || side.named !== null) return false;
    side.part = meaning;
    return true;
  }
  return meaning === "hours" && !isAfterBareNumber(before);
}

const emptySide = (): Side => ({ clock: null, part: null, named: null });

/** "8 hours" is a length; "0900 hours" and "Hours 9 AM" are not. */
const isAfterBareNumber = (token: Token | undefined): boolean =>
  token !== undefined && "clock" in token && token.clock.isBare;

/** साढ़े 9, half past nine; पौने 9, a quarter to nine. */
function movedBy(clock: Clock, minutes: number): Clock {
  if (minutes === 0) return clock;
  const all = clock.hour * 60 + clock.minute + minutes;
  return { ...clock, hour: Math.floor(all / 60) || 12, minute: all % 60 };
}

/** The times of the day that a side may mean. */
function readingsOf({ clock, part, named }: Side, is24: boolean): number[] {
  if (named !== null) return [named];
  if (!clock) return [];
  const { hour, minute } = clock;
  const onFace = (hour % 12) * 60 + minute;
  if (part !== null) {
    const isPm = isPmAt(part, hour);
    if (isPm === null) return [];
    if (hour > 12 || hour === 0) return isPm === hour > 12 ? [hour * 60 + minute] : [];
    return [isPm ? onFace + NOON : onFace];
  }
  if (is24) return [(hour % 24) * 60 + minute];
  return [onFace, onFace + NOON];
}

/** Whether a part of the day makes this hour one after noon; null if people do not call this hour so. */
function isPmAt(part: PartWord, hour: number): boolean | null {
  const face = hour % 12;
  switch (part) {
    case "am":
      return false;
    case "pm":
      return true;
    case "morning":
      return face >= 3 ? false : null;
    case "day":
    case "afternoon":
      return face <= 6 ? true : null;
    case "evening":
      return face >= 3 && face <= 9 ? true : null;
    case "night":
      return face >= 7 ? true : face <= 4 ? false : null;
  }
}

/** Whether hours are those of a day or night shift. */
function fits({ from, to }: Hours, label: PartWord | null): boolean {
  const hour = from / 60;
  switch (label) {
    case null:
      return true;
    case "am":
    case "morning":
      return hour >= 3 && hour < 12;
    case "day":
      return hour >= 4 && hour < 15 && to > from;
    case "pm":
    case "afternoon":
      return hour >= 12 && hour < 18;
    case "evening":
      return hour >= 14 && hour < 21;
    case "night":
      return hour >= 17 || hour < 3;
  }
}
