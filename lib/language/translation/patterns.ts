import { keysOf, recordOf } from "@/lib/core/objects";
import type { Language } from "@/lib/language/i18n/languages";

type Indic = Exclude<Language, "en">;

/** Suffixes for a place, a purpose and a possession, and the ways to say "needed", preferred one first. */
type Forms = { in: string; for: string; with: string; needed: readonly string[] };

const FORMS: Record<Indic, Forms> = {
  hi: { in: " में", for: " के लिए", with: " के साथ", needed: ["चाहिए", "चाहिये", "की आवश्यकता है", "की ज़रूरत है"] },
  bn: { in: "-এ", for: "-এর জন্য", with: " সহ", needed: ["দরকার", "প্রয়োজন", "চাই"] },
  te: { in: "లో", for: " కోసం", with: " ఉన్న", needed: ["కావాలి", "కావలెను"] },
  ta: { in: "-இல்", for: "-க்கு", with: " உள்ள", needed: ["தேவை", "வேண்டும்"] },
  mr: { in: " मध्ये", for: " साठी", with: " सह", needed: ["पाहिजे", "हवा आहे", "हवी आहे", "हवे आहेत", "पाहिजेत"] },
  gu: { in: "માં", for: " માટે", with: " સાથે", needed: ["જોઈએ છે", "જોઈએ"] },
  kn: { in: "ನಲ್ಲಿ", for: " ಗಾಗಿ", with: " ಇರುವ", needed: ["ಬೇಕು", "ಬೇಕಾಗಿದ್ದಾರೆ"] },
  ml: { in: "-ൽ", for: "-ന് വേണ്ടി", with: " ഉള്ള", needed: ["വേണം", "ആവശ്യമുണ്ട്"] },
  pa: { in: " ਵਿੱਚ", for: " ਲਈ", with: " ਨਾਲ", needed: ["ਚਾਹੀਦਾ ਹੈ", "ਚਾਹੀਦੀ ਹੈ", "ਚਾਹੀਦੇ ਹਨ"] },
};

/** How a list of "for x" is said: one ending at its end, or each ending with "and" in it; else with a word between. */
const LISTED: Partial<Record<Indic, { once: string } | { each: readonly (readonly [RegExp, string])[] }>> = {
  hi: { once: " के लिए" },
  bn: { once: " জন্য" },
  te: { once: " కోసం" },
  gu: { once: " માટે" },
  pa: { once: " ਲਈ" },
  ta: { each: [[/க்கு$/u, "க்கும்"]] },
  kn: { each: [[/ೆ$/u, "ೂ"]] },
  ml: {
    each: [
      [/്$/u, "ും"],
      [/ൻ$/u, "നും"],
    ],
  },
};

/** Several phrases of "for x" as one. @param and the language's word. */
export function listed(phrases: readonly string[], language: Indic, and: string): string {
  const [last = ""] = phrases.slice(-1);
  const way = LISTED[language];
  if (phrases.length === 1 || !way) return phrases.join(` ${and} `);
  if ("once" in way) {
    const bare = phrases
      .slice(0, -1)
      .map((phrase) => phrase.slice(0, phrase.endsWith(way.once) ? -way.once.length : undefined));
    return [...bare, last].join(` ${and} `);
  }
  const bent = phrases.flatMap((phrase) => {
    const [ending, joined] = way.each.find(([form]) => form.test(phrase)) ?? [];
    return ending && joined ? phrase.replace(ending, joined) : [];
  });
  return bent.length === phrases.length ? bent.join(" ") : phrases.join(` ${and} `);
}

/** The parts of a clause: "x for y in z". `forY` is "for y" in the other language, if there is a phrase for it. */
type Parts = { x: string; y: string; z: string; forY: string | null };
/** One form of a title: `match` finds its parts, `build` arranges them for the other language. */
export type Pattern = { match: RegExp; build: (parts: Parts) => string };
export type Patterns = { fromEnglish: readonly Pattern[]; toEnglish: readonly Pattern[] };

// Not "near": no language here says it with the ending of "in".
const PLACE = "in|at";
const NEEDED = "(?:is |are |urgently )?(?:needed|required|wanted)";
const english = (form: string) => new RegExp(`^${form}$`, "isu");

function makePatterns(forms: Forms): Patterns {
  const [needed] = forms.needed;
  const inPlace = ({ x, y }: Parts) => `${y}${forms.in} ${x}`;
  const forPurpose = ({ x, y, forY }: Parts) => `${forY ?? `${y}${forms.for}`} ${x}`;
  const forPurposeInPlace = (parts: Parts) => `${parts.z}${forms.in} ${forPurpose(parts)}`;
  const anyNeeded = `(?:${forms.needed.join("|")})`;
  const own = (form: string) => new RegExp(`^${form}$`, "su");
  return {
    fromEnglish: [
      {
        match: english(`(?<x>.+?) ${NEEDED} for (?<y>.+?) (?:${PLACE}) (?<z>.+)`),
        build: (parts) => `${forPurposeInPlace(parts)} ${needed}`,
      },
      { match: english(`(?<x>.+?) ${NEEDED} (?:${PLACE}) (?<y>.+)`), build: (parts) => `${inPlace(parts)} ${needed}` },
      { match: english(`(?<x>.+?) ${NEEDED} for (?<y>.+)`), build: (parts) => `${forPurpose(parts)} ${needed}` },
      { match: english(`(?<x>.+?) ${NEEDED}`), build: ({ x }) => `${x} ${needed}` },
      {
        match: english("(?:we (?:are )?|i (?:am )?)?(?:looking for|need|seeking) (?<x>.+)"),
        build: ({ x }) => `${x} ${needed}`,
      },
      { match: english(`(?<x>.+?) for (?<y>.+?) (?:${PLACE}) (?<z>.+)`), build: forPurposeInPlace },
      { match: english("(?<x>.+?) for (?<y>.+)"), build: forPurpose },
      { match: english(`(?<x>.+?) (?:${PLACE}) (?<y>.+)`), build: inPlace },
      { match: english("(?<x>.+?) with (?<y>.+)"), build: ({ x, y }) => `${y}${forms.with} ${x}` },
    ],
    toEnglish: [
      { match: own(`(?<y>.+?)${forms.in} (?<x>.+) ${anyNeeded}`), build: ({ x, y }) => `${x} needed in ${y}` },
      { match: own(`(?<y>.+?)${forms.for} (?<x>.+) ${anyNeeded}`), build: ({ x, y }) => `${x} needed for ${y}` },
      { match: own(`(?<x>.+) ${anyNeeded}`), build: ({ x }) => `${x} needed` },
      { match: own(`(?<y>.+?)${forms.for} (?<x>.+)`), build: ({ x, y }) => `${x} for ${y}` },
      { match: own(`(?<y>.+?)${forms.in} (?<x>.+)`), build: ({ x, y }) => `${x} in ${y}` },
    ],
  };
}

/** The patterns for titles between English and each language. */
export const PATTERNS: Readonly<Record<Indic, Patterns>> = recordOf(keysOf(FORMS), (language) =>
  makePatterns(FORMS[language]),
);

/** Longer parts are sentences, not titles; their word order is left alone. */
const MAX_WORDS = 9;
const isShort = (part: string): boolean => part.split(/\s+/).length <= MAX_WORDS;

/**
 * Puts a clause that matches a pattern into the other language's order; `translate` handles the remaining parts.
 * @param phraseFor "for y" as one phrase, null if there is none: most languages here bend the noun.
 */
export function arrange(
  clause: string,
  patterns: readonly Pattern[],
  translate: (part: string) => string,
  phraseFor: (y: string) => string | null = () => null,
): string {
  for (const { match, build } of patterns) {
    const { x, y, z } = match.exec(clause)?.groups ?? {};
    if (!x || [x, y, z].some((part) => part !== undefined && !isShort(part))) continue;
    const part = (text: string | undefined) =>
      text === undefined ? "" : arrange(text.trim(), patterns, translate, phraseFor);
    return build({ x: part(x), y: part(y), z: part(z), forY: y === undefined ? null : phraseFor(y.trim()) });
  }
  return translate(clause);
}

const CLAUSE = /([,;:!?()/|•\n]+|\.(?=\s|$)|।|\s[–—-]\s)/u;
/** Handles the clauses of a text one by one; what separates them stays. */
export const byClause = (text: string, translate: (clause: string) => string): string =>
  text.split(CLAUSE).map((part, index) => (index % 2 === 1 ? part : withSpaces(part, translate))).join(""); // prettier-ignore

function withSpaces(part: string, translate: (clause: string) => string): string {
  const clause = part.trim();
  return clause === "" ? part : part.replace(clause, () => translate(clause));
}

/** "2 years' experience" is two years of it: the mark after a length of time says nothing here. */
export const withoutPossessive = (english: string): string => english.replace(/\b(years|months)['’]/gi, "$1");
