import { DAY_MINUTES, minutesOf, readHours, type Hours } from "./read";

/** More times a day than these are a roster, not one person's day. */
const MOST_SPANS = 3;
/** Spans without a pause between them are shifts to choose from: "6-14, 14-22". */
const SHORTEST_PAUSE = 30;
const LONGEST_DAY = 14 * 60;

const AND = String.raw`(?:[,;&+]|(?<![\p{L}\p{M}])(?:and|then|aur|phir|और|फिर|तथा|आणि|मग|এবং|ও|আর|తర్వాత|మరియు|మళ్లీ|మళ్ళీ|பிறகு|மற்றும்|மீண்டும்|અને|પછી|ಮತ್ತು|ನಂತರ|മറ്റും|പിന്നെ|ਅਤੇ|ਤੇ|ਫਿਰ)(?![\p{L}\p{M}]))`;
const PART = "morning|afternoon|evening|night|subah|dopahar|shaam|sham|raat|सुबह|दोपहर|शाम|रात";
/** Between two spans: a sign or word, "am" before a time, or a time before a part of the day. */
const BETWEEN = new RegExp(
  String.raw`\s*${AND}(?:\s*${AND})*\s*|(?<=\d\s?[ap]\.?m\.?)\s+(?=\d)|(?<=\d(?:\s?(?:am|pm|baje|बजे))?)\s+(?=(?:${PART})(?![\p{L}\p{M}]))`,
  "giu",
);
const TWICE =
  /^(?:(?:twice|two times|2 times)(?: (?:a day|daily|in a day))?|(?:split|broken|two|2) shifts?|two visits|दिन में दो बार|दो बार|din mein do baar|do baar)\s*[:,-]?\s*/iu;

/**
 * Reads typed hours with pauses that are the worker's own: "6:30 AM - 9 AM and 1 PM - 3:30 PM", "सुबह 7 से 9 और शाम 5 से 8".
 * @returns one span, or two or three in the order of the day; null unless each can be read for certain.
 */
export function readSpans(typed: string | null): Hours[] | null {
  const whole = readHours(typed);
  if (whole || typed === null) return whole && [whole];
  const plain = typed.trim().replace(TWICE, "");
  const spans = plain.split(BETWEEN).map((part) => readHours(part));
  const known = spans.filter((span) => span !== null);
  const isDay = known.length === spans.length && known.length > 1 && known.length <= MOST_SPANS && areOneDay(known);
  return isDay ? known : null;
}

/** Whether each span begins after a pause from the one before, and all end before the first would begin again. */
function areOneDay(spans: readonly Hours[]): boolean {
  const [first] = spans;
  if (!first) return false;
  let last = first.from - SHORTEST_PAUSE;
  for (const span of spans) {
    if (span.from < last + SHORTEST_PAUSE) return false;
    last = span.from + minutesOf(span);
  }
  return last <= first.from + DAY_MINUTES - SHORTEST_PAUSE && totalOf(spans) <= LONGEST_DAY;
}

const totalOf = (spans: readonly Hours[]): number => spans.reduce((sum, span) => sum + minutesOf(span), 0);
