import { keysOf, recordOf } from "@/lib/core/objects";
import type { Language } from "@/lib/language/i18n/languages";

type Indic = Exclude<Language, "en">;

/**
 * The endings of a name in Latin letters for a place, a purpose and a possession, and the ways to say "needed", preferred
 * one first. Words of the language bend in their own ways: the dictionary has each bent form whole.
 */
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

/** The relations that bend a noun. */
export type Relation = "in" | "for" | "with";
/** The relation of a part of a clause; null for what stands as it is. */
type Roles = { x: null; y?: Relation; z?: Relation };
/** One form of a title: `match` finds its parts, `build` arranges them for the other language, each in its role. */
export type Pattern = { match: RegExp; roles: Roles; build: (parts: { x: string; y: string; z: string }) => string };
export type Patterns = { fromEnglish: readonly Pattern[]; toEnglish: readonly Pattern[] };

// Not "near": no language here says it with the ending of "in".
const PLACE = "in|at";
const NEEDED = "(?:is |are |urgently )?(?:needed|required|wanted)";
const english = (form: string) => new RegExp(`^${form}$`, "isu");

function makePatterns(forms: Forms): Patterns {
  const [needed] = forms.needed;
  const anyNeeded = `(?:${forms.needed.join("|")})`;
  const own = (form: string) => new RegExp(`^${form}$`, "su");
  const from = (form: string, roles: Omit<Roles, "x">, end = ""): Pattern => ({
    match: english(form),
    roles: { x: null, ...roles },
    build: ({ x, y, z }) => [z, y, x, end].filter(Boolean).join(" "),
  });
  const to = (form: string, build: Pattern["build"]): Pattern => ({ match: own(form), roles: { x: null }, build });
  return {
    fromEnglish: [
      from(`(?<x>.+?) ${NEEDED} for (?<y>.+?) (?:${PLACE}) (?<z>.+)`, { y: "for", z: "in" }, needed),
      from(`(?<x>.+?) ${NEEDED} (?:${PLACE}) (?<y>.+)`, { y: "in" }, needed),
      from(`(?<x>.+?) ${NEEDED} for (?<y>.+)`, { y: "for" }, needed),
      from(`(?<x>.+?) ${NEEDED}`, {}, needed),
      from("(?:we (?:are )?|i (?:am )?)?(?:looking for|need|seeking) (?<x>.+)", {}, needed),
      from(`(?<x>.+ for .+?) (?:${PLACE}) (?<z>.+)`, { z: "in" }),
      from("(?<x>.+?) for (?<y>.+)", { y: "for" }),
      from(`(?<x>.+?) (?:${PLACE}) (?<y>.+)`, { y: "in" }),
      from("(?<x>.+?) with (?<y>.+)", { y: "with" }),
    ],
    toEnglish: [
      to(`(?<y>.+?)${forms.in} (?<x>.+) ${anyNeeded}`, ({ x, y }) => `${x} needed in ${y}`),
      to(`(?<y>.+?)${forms.for} (?<x>.+) ${anyNeeded}`, ({ x, y }) => `${x} needed for ${y}`),
      to(`(?<x>.+) ${anyNeeded}`, ({ x }) => `${x} needed`),
      to(`(?<y>.+?)${forms.for} (?<x>.+)`, ({ x, y }) => `${x} for ${y}`),
      to(`(?<y>.+?)${forms.in} (?<x>.+)`, ({ x, y }) => `${x} in ${y}`),
    ],
  };
}

/** A part with a relation's ending after it: as names in Latin letters are written. */
export const glued = (part: string, relation: Relation, language: Indic): string => part + FORMS[language][relation];

/** The patterns for titles between English and each language. */
export const PATTERNS: Readonly<Record<Indic, Patterns>> = recordOf(keysOf(FORMS), (language) =>
  makePatterns(FORMS[language]),
);

/** Longer parts are sentences, not titles; their word order is left alone. */
const MAX_WORDS = 9;
const isShort = (part: string): boolean => part.split(/\s+/).length <= MAX_WORDS;

/**
 * Puts a clause that matches a pattern into the other language's order; `translate` handles the remaining parts.
 * @param phraseOf "for y", "in y", "with y" as the other language says it.
 * @param whole a clause that the dictionary has as one, null if it has not.
 */
export function arrange(
  clause: string,
  patterns: readonly Pattern[],
  translate: (part: string) => string,
  phraseOf: (relation: Relation, y: string, translated: () => string) => string = (_relation, _y, translated) => translated(), // prettier-ignore
  whole: (clause: string) => string | null = () => null,
): string {
  const known = whole(clause);
  if (known !== null) return known;
  for (const { match, roles, build } of patterns) {
    const { x, y, z } = match.exec(clause)?.groups ?? {};
    if (!x || [x, y, z].some((part) => part !== undefined && !isShort(part))) continue;
    const part = (text: string | undefined, relation: Relation | null = null) => {
      if (text === undefined) return "";
      const translated = () => arrange(text.trim(), patterns, translate, phraseOf, whole);
      return relation ? phraseOf(relation, text.trim(), translated) : translated();
    };
    return build({ x: part(x), y: part(y, roles.y), z: part(z, roles.z) });
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
