import "server-only";
import { latinDigits } from "@/lib/core/digits";
import type { Language } from "@/lib/language/i18n/languages";
import { isCertain } from "./certainty";
import { hasCondition } from "./conditions";
import { mask, unmask, type Masked } from "./mask";
import { arrange, byClause, glued, listed, PATTERNS, withoutPossessive, type Relation } from "./patterns";

/** A language's words and phrases by their English equivalents, all in lower case. */
type Entries = Record<string, string>;
type Indic = Exclude<Language, "en">;

const FILES: Record<Indic, () => Promise<{ default: Entries }>> = {
  hi: () => import("./dictionary/hi.json"),
  bn: () => import("./dictionary/bn.json"),
  te: () => import("./dictionary/te.json"),
  ta: () => import("./dictionary/ta.json"),
  mr: () => import("./dictionary/mr.json"),
  gu: () => import("./dictionary/gu.json"),
  kn: () => import("./dictionary/kn.json"),
  ml: () => import("./dictionary/ml.json"),
  pa: () => import("./dictionary/pa.json"),
};

/**
 * Words and phrases to look up; `longest` is the word count of the longest phrase. `bent`: the bent forms of places and
 * purposes, with the noun and ending that the patterns to English know.
 */
type Index = { words: Map<string, string>; longest: number; bent: readonly (readonly [bent: string, plain: string])[] };
const indexes = new Map<string, Promise<Index>>();

function indexOf(language: Indic, direction: "from-english" | "to-english"): Promise<Index> {
  const name = `${language} ${direction}`;
  const index = indexes.get(name) ?? loadIndex(language, direction);
  indexes.set(name, index);
  return index;
}

async function loadIndex(language: Indic, direction: "from-english" | "to-english"): Promise<Index> {
  const { default: entries } = await FILES[language]();
  const words = new Map<string, string>();
  for (const [english, own] of Object.entries(entries)) {
    if (direction === "to-english" && BENT.test(english)) continue;
    const [from, to] = direction === "from-english" ? [english, own] : [own, english];
    const key = normal(from);
    // If several English words share a translation, the files list the most common one first.
    if (!words.has(key)) words.set(key, to);
  }
  const longest = Math.max(...[...words.keys()].map((key) => key.split(" ").length));
  return { words, longest, bent: direction === "to-english" ? bentForms(entries, language) : [] };
}

/** Entries that begin so are the forms of a noun with "for", "in" or "with", which most languages bend. */
const BENT = /^(?:for|in|with) /;

const normal = (text: string): string =>
  text.normalize("NFC").toLowerCase().replace(/[-’']/g, (sign) => (sign === "-" ? " " : "'")).replace(/\s+/g, " ").trim(); // prettier-ignore

/**
 * `isComplete`: every word is known, the text has one of the common forms, and no condition that could be turned. Only
 * then may a screen show it.
 */
export type Rough = { text: string; isComplete: boolean };

/**
 * A rough word-by-word translation that prefers phrases and puts common forms of titles into the target's word order.
 * Unknown words stay as typed. Between two Indian languages it goes through English.
 */
export async function translateRoughly(
  text: string,
  source: Language,
  target: Language,
  masked: Masked = mask(text),
): Promise<Rough> {
  if (source === target) return { text, isComplete: true };
  const english = source === "en" ? masked.text : await toEnglish(masked.text, source);
  const { text: rough, isWhole } =
    target === "en" ? { text: english, isWhole: true } : await fromEnglish(english, target);
  // Numbers are in Latin digits on every screen: few who read Hindi know Gujarati ones.
  const restored = unmask(rough, { ...masked, originals: masked.originals.map(latinDigits) });
  if (restored === null) return { text, isComplete: false };
  return { text: restored, isComplete: isWhole && !hasCondition(text, source) && isCertain(english) };
}

/** `isWhole`: each noun is said in the form that its place in the sentence bends it to. */
async function fromEnglish(text: string, target: Indic): Promise<{ text: string; isWhole: boolean }> {
  const index = await indexOf(target, "from-english");
  const translate = (part: string) => lookUp(part, index, ENGLISH);
  const whole = (clause: string) => (NANNY.test(clause) ? (index.words.get(normal(clause)) ?? null) : null);
  let isWhole = true;
  const phraseOf = (relation: Relation, y: string, translated: () => string) => {
    const phrase = bentPhrase(relation, y, index, translate, target);
    isWhole &&= phrase !== null || (relation === "in" && NAME.test(y));
    return phrase ?? glued(translated(), relation, target);
  };
  const answer = byClause(withoutPossessive(text), (clause) =>
    arrange(clause.replace(NANNY_NEEDED, "need $1 for "), PATTERNS[target].fromEnglish, translate, phraseOf, whole),
  );
  return { text: answer, isWhole };
}

/** "Carer of children for twins": said as one. */
const NANNY = /^(?:nanny|babysitter) for /i;
const NANNY_NEEDED = /^(nanny|babysitter) (?:needed|required|wanted) for /i;
/** A masked name, which is written as it is with an ending after it. */
const NAME = /^<ID\p{Nd}+>$/iu;
const COUNTED = /^(?:(?:an?|the) )?(?:(<ID\p{Nd}+>|two|three|four|five|six|seven|eight|nine|ten) )?(.+)$/isu;
/** The counting words of people and times are a part of their entries; things have a word of their own in Bengali. */
const COUNTER: Partial<Record<Indic, string>> = { bn: "টি" };
const COUNTS_ITSELF = /^(?:people|days|weeks|months|years\b.*)$/i;

/** "for two flats and a garden" as one phrase; null unless the dictionary has each of its nouns so. */
function bentPhrase(
  relation: Relation,
  y: string,
  { words }: Index,
  translate: (part: string) => string,
  target: Indic,
): string | null {
  const nouns = y.split(/ and /i);
  if (nouns.length > 1 && relation !== "for") return null;
  const phrases = nouns.map((item) => {
    const noun = normal(item).replace(/^(?:an?|the) /, "");
    const whole = words.get(`${relation} ${noun}`);
    // Without a number "people" are nobody in particular, and some languages have another word.
    if (whole && !COUNTS_ITSELF.test(noun)) return whole;
    const [, count, counted = ""] = COUNTED.exec(item.trim()) ?? [];
    const phrase = count && words.get(`${relation} ${normal(counted)}`);
    if (!phrase) return null;
    const counter = COUNTS_ITSELF.test(counted) ? "" : (COUNTER[target] ?? "");
    // Counted children are not in the plural there.
    if (counter && /^(?:children|kids)$/i.test(counted)) return null;
    return `${translate(count)}${counter} ${phrase}`;
  });
  const known = phrases.filter((phrase) => phrase !== null);
  return known.length < phrases.length ? null : listed(known, target, translate("and"));
}

async function toEnglish(text: string, source: Indic): Promise<string> {
  const index = await indexOf(source, "to-english");
  const patterns = PATTERNS[source].toEnglish;
  const english = byClause(text, (clause) =>
    arrange(unbent(clause, index.bent), patterns, (part) => lookUp(part, index, INDIC)),
  );
  return english.replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase());
}

const bentForms = (entries: Entries, source: Indic): [bent: string, plain: string][] =>
  Object.entries(entries).flatMap(([english, bent]): [string, string][] => {
    const [, relation, noun = ""] = /^(in|for) (.+)$/.exec(english) ?? [];
    const plain = entries[noun];
    return relation && plain ? [[bent, glued(plain, relation as Relation, source)]] : [];
  });

function unbent(clause: string, forms: Index["bent"]): string {
  const [bent, plain] = forms.find(([form]) => clause.startsWith(`${form} `)) ?? [];
  return bent === undefined || plain === undefined ? clause : plain + clause.slice(bent.length);
}

const TOKEN = /<ID\p{Nd}+>|[\p{L}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)*|[^\p{L}\p{M}<]+|</gu;
const isWord = (token: string): boolean => /^[\p{L}\p{M}]/u.test(token);

/** How to look up a language's words: the forms to try, and the articles to drop. */
type Grammar = { formsOf: (phrase: string) => string[]; articles: ReadonlySet<string> };
const ENGLISH: Grammar = { formsOf: englishForms, articles: new Set(["a", "an", "the"]) };
const INDIC: Grammar = { formsOf: (phrase) => [phrase], articles: new Set() };

function lookUp(text: string, { words, longest }: Index, { formsOf, articles }: Grammar): string {
  const tokens = text.match(TOKEN) ?? [];
  let answer = "";
  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const found = isWord(token) ? longestAt(tokens, at) : null;
    // The target languages have no articles: drop one together with the space after it.
    const isArticle = !found && articles.has(token.toLowerCase()) && at + 1 < tokens.length;
    answer += found?.text ?? (isArticle ? "" : token);
    at += found?.tokens ?? (isArticle ? 2 : 1);
  }
  return answer;

  function longestAt(all: readonly string[], start: number): { text: string; tokens: number } | null {
    for (let count = Math.min(longest, Math.ceil((all.length - start) / 2)); count > 0; count -= 1) {
      const span = 2 * count - 1;
      const parts = all.slice(start, start + span);
      const joined = parts.every((part, offset) => (offset % 2 ? /^[\s-]$/.test(part) : isWord(part)));
      const entry = joined ? formsOf(normal(parts.join(""))).map((form) => words.get(form)).find(Boolean) : undefined; // prettier-ignore
      if (entry !== undefined) return { text: entry, tokens: span };
    }
    return null;
  }
}

/** An English word or phrase, followed by the words it may be the plural or possessive of. */
function englishForms(phrase: string): string[] {
  const singular = phrase.replace(/'s$/, "");
  return [
    phrase,
    singular,
    ...(/ies$/.test(singular) ? [singular.replace(/ies$/, "y")] : []),
    ...(/(?:s|x|ch|sh)es$/.test(singular) ? [singular.replace(/es$/, "")] : []),
    ...(/[^s]s$/.test(singular) ? [singular.slice(0, -1)] : []),
  ];
}
