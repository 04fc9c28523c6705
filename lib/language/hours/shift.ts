import { readSpans } from "./spans";
import type { Hours } from "./read";

/** A pause within the hours: it moves neither the beginning nor the end. Times are as on a clock face, "4", "1:30". */
export type Pause =
  | { kind: "tea" | "lunch" | "dinner"; at: string | null }
  | { kind: "rest" | "restAfterLunch" | "lunchBreak"; length: "half" | "one" | "two" };

const MEAL = /^(?:with )?(tea|chai|lunch|dinner)(?: break)? at (\d{1,2}(?:[:.]\d{2})?)$/i;
const BREAK = /^(?:with )?(?:an? )?(tea|chai|lunch|dinner) break$/i;
const REST =
  /^(?:with )?(half an hour|30 min(?:ute)?s?|an hour|(?:one|1)[ -]hour|(?:two|2)[ -]hours?)(?:['’]s|['’])? (rest|break|lunch)(?: break)?(?: (after|for|at) lunch)?$/i;

/**
 * Reads typed hours of work. If all that follows them is a pause ("9 AM - 6:30 PM, tea at 4"), a card needs the hours alone;
 * `pause` is for the job's page.
 * @returns `hours` for one span, all of them as `spans`; null for what cannot be read for certain.
 */
export function readShift(typed: string | null): { hours: Hours | null; spans: Hours[] | null; pause: Pause | null } {
  const whole = readSpans(typed);
  const comma = typed?.lastIndexOf(",") ?? -1;
  if (whole || typed === null || comma < 0) return { hours: onlyOf(whole), spans: whole, pause: null };
  const pause = readPause(typed.slice(comma + 1).trim());
  const spans = pause && readSpans(typed.slice(0, comma));
  return { hours: onlyOf(spans), spans, pause: spans && pause };
}

const onlyOf = (spans: readonly Hours[] | null): Hours | null => (spans?.length === 1 ? (spans[0] ?? null) : null);

function readPause(text: string): Pause | null {
  const [, meal, at = ""] = MEAL.exec(text) ?? [];
  if (meal) return { kind: mealOf(meal), at: at.replace(".", ":") };
  const [, taken] = BREAK.exec(text) ?? [];
  if (taken) return { kind: mealOf(taken), at: null };
  const [, length = "", what = "", of] = REST.exec(text) ?? [];
  if (!what) return null;
  const isMeal = what.toLowerCase() === "lunch" || of !== undefined;
  const kind = of?.toLowerCase() === "after" ? "restAfterLunch" : isMeal ? "lunchBreak" : "rest";
  return { kind, length: /^(?:half|30)/i.test(length) ? "half" : /^(?:two|2)/i.test(length) ? "two" : "one" };
}

function mealOf(word: string): "tea" | "lunch" | "dinner" {
  const meal = word.toLowerCase();
  return meal === "lunch" || meal === "dinner" ? meal : "tea";
}
