/** The concepts of words, in ten languages and their Latin spellings at once: people mix them. */
import { boundedCache } from "@/lib/core/bounded-cache";
import { foldWord } from "./fold";
import { latinOf, soundOf } from "./latin";
import { CONCEPTS, type Concept, type ConceptWords } from "./names";
import { BN } from "./words/bn";
import { BN_GU } from "./words/bn-gu";
import { BURDENS } from "./words/burdens";
import { EN } from "./words/en";
import { GU } from "./words/gu";
import { HI } from "./words/hi";
import { KN } from "./words/kn";
import { ML } from "./words/ml";
import { MR } from "./words/mr";
import { PA } from "./words/pa";
import { PA_MORE } from "./words/pa-more";
import { RUSES } from "./words/ruses";
import { RUSES_SOUTH } from "./words/ruses-south";
import { TA } from "./words/ta";
import { TE } from "./words/te";
import { WAYS } from "./words/ways";
import { WAYS_SOUTH } from "./words/ways-south";

type Wanted = { text: string; isStem: boolean; isEnd: boolean; isSound?: true };
type Entry = { words: readonly Wanted[]; concept: Concept };

/** Things, which the languages of India decline: each of their words is a stem. */
const DECLINED: readonly Concept[] = [
  ...(["fee", "cause", "money", "commission", "agent", "wage", "cost", "pledge", "bribe", "paper", "doc"] as const),
  ...(["secret", "account", "wallet", "massage", "caste", "skin", "unmarried", "faith", "broker"] as const),
];
/** Names of places and people that begin like a word of a rule: Goregaon is not fair, Anand Deshmukh gives no pleasure. */
const INNOCENT =
  /^(?:നിറയ്|തുക്ക|পাশ$|deshmukh|deshpande|desai|dev[ai]?$|देशमु|देशपा|देसाइ|देसाई|देव[ि]?$|দেব[ি]?$|দেশমু|દેસાઈ|દેસાઇ|દેવ[િ]?$|દેશમુ|ਦੇਵ[ਿ]?$|गोरेग|गोरख|गोराई|goregaon|gorakh|gorai|goraya|patelnagar|ਕੁਆਰਟ|क्वार्ट|ચાર્જિંગ|चार्जिंग|চার্জিং|ਚਾਰਜਿੰਗ|ఛార్జింగ|ಚಾರ್ಜಿಂಗ|சார்ஜிங|ചാര്ജിംഗ|ചാര്ജിങ)/u;
const INDIC = /[\u0900-\u0d7f]/u;
/** The sign that takes a consonant's vowel away, and the nasal at the end: both change when something is added. */
const CLOSING = /[\u094d\u09cd\u0a4d\u0acd\u0bcd\u0c4d\u0ccd\u0d4d\u0d02\u0c02\u0c82]$/u;

function toWanted(word: string, concept: Concept): Wanted {
  const text = foldWord(word.replace("*", ""));
  const isDeclined = DECLINED.includes(concept) && INDIC.test(text) && [...text].length >= 4;
  const isStem = word.endsWith("*") || isDeclined;
  return { text: isStem ? text.replace(CLOSING, "") : text, isStem, isEnd: word.startsWith("*") };
}

/** The languages whose Latin spellings are found by their sound: Bengali, Punjabi, Gujarati. */
const SPELT = /^[\u0980-\u0aff_*]+$/u;
/** Shorter words, and shorter beginnings, sound like too many others. */
const [SOUND_LENGTH, SOUND_STEM] = [5, 6];
/** Words that only sound like one of a rule: forty is no pleasure, a gun no pledge. */
const SOUND_ALIKE = /^(?:forty|escort|escorts|unmarried|kalyan|bonduk|banduk)$/;

/** An entry as it sounds in Latin letters, if that is long enough. */
function sounding(entry: string, concept: Concept): Entry[] {
  if (!SPELT.test(entry) || entry.startsWith("*")) return [];
  const parts = entry.split("_");
  const words = parts.map((word): Wanted => {
    const text = soundOf(latinOf(word.replace("*", "")) ?? "") ?? "";
    const isStem =
      parts.length > 1
        ? word.endsWith("*") && text.length > 2
        : toWanted(word, concept).isStem && text.length >= SOUND_STEM;
    return { text, isStem, isEnd: false, isSound: true };
  });
  const isLong = words.every(({ text }) => text) && words.map(({ text }) => text).join("").length >= SOUND_LENGTH;
  return isLong ? [{ words, concept }] : [];
}

const ENTRIES: readonly Entry[] = [
  EN,
  HI,
  BN,
  MR,
  TE,
  TA,
  GU,
  KN,
  ML,
  PA,
  ...BURDENS,
  ...RUSES,
  ...RUSES_SOUTH,
  ...WAYS,
  ...WAYS_SOUTH,
  ...BN_GU,
  PA_MORE,
].flatMap((language: ConceptWords) =>
  CONCEPTS.flatMap((concept) =>
    (language[concept] ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((entry): Entry[] => [
        { concept, words: entry.split("_").map((word) => toWanted(word, concept)) },
        ...sounding(entry, concept),
      ]),
  ),
);

// By the first two letters, so that a word is compared with few.
const BY_START = new Map<string, Entry[]>();
const BY_SOUND = new Map<string, Entry[]>();
const BY_END = ENTRIES.filter(({ words }) => words[0]!.isEnd);
for (const entry of ENTRIES) {
  const { text, isEnd, isSound } = entry.words[0]!;
  if (isEnd) continue;
  const [index, start] = [isSound ? BY_SOUND : BY_START, text.slice(0, 2)];
  index.set(start, [...(index.get(start) ?? []), entry]);
}
/** The entries whose first word a word is, of the words seen lately: the same come again and again. */
const SEEN = boundedCache<string, readonly Entry[]>(4_000);
const startingLike = (text: string): readonly Entry[] =>
  SEEN.get(text, () =>
    [
      ...(BY_START.get(text.slice(0, 2)) ?? []),
      ...(BY_SOUND.get(soundOf(text)?.slice(0, 2) ?? "") ?? []),
      ...BY_END,
    ].filter(({ words }) => fits(words[0]!, text)),
  );

function fits({ text, isStem, isEnd, isSound }: Wanted, typed: string | undefined): boolean {
  const word = isSound && typed !== undefined && !SOUND_ALIKE.test(typed) ? soundOf(typed) : typed;
  if (!word || (!isStem && !isEnd)) return word === text;
  return (isStem ? word.startsWith(text) : word.endsWith(text)) && !INNOCENT.test(word);
}

/** Whether a word alone, or the first of several, means something here. */
export const isKnownWord = (word: string): boolean =>
  startingLike(word).some(({ words }) => !words[0]!.isEnd && !words[0]!.isSound);

const HIDDEN: readonly Concept[] = [
  "fee",
  "cause",
  "cost",
  "money",
  "pay",
  "wallet",
  "paper",
  "secret",
  "account",
  "currency",
];

/** Whether it is a word that people write together with another to hide both. */
export const isHiddenWord = (word: string): boolean =>
  startingLike(word).some(
    ({ words, concept }) =>
      words.length === 1 && !words[0]!.isSound && HIDDEN.includes(concept) && fits(words[0]!, word),
  );

/** The concepts of each word; those of several words belong to each of them. */
export function conceptsOf(words: readonly { text: string }[]): ReadonlySet<Concept>[] {
  const found = words.map(() => new Set<Concept>());
  words.forEach(({ text }, at) => {
    for (const { words: wanted, concept } of startingLike(text)) {
      if (wanted.every((word, further) => fits(word, words[at + further]?.text)))
        wanted.forEach((_word, further) => found[at + further]?.add(concept));
    }
  });
  return found;
}
