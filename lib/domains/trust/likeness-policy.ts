/**
 * A second reader of a job's words, beside the rules: it has learned from thousands of examples how demands on workers are put, and
 * knows one that no rule names yet (decisions/0056). A sum of weights, no more: `npm run wording:learn` makes them.
 */
import { hashOf } from "@/lib/core/fingerprint";
import { findWording, type Finding, type TypedText } from "./wording-policy";
import type { RuleId } from "./wording-options";
import { LISTS, readText, type Read } from "./wording-read-policy";
import { BIAS, SCALE, WEIGHTS } from "./likeness-options";

/** A passage of a typed text, `from` to `to` (exclusive), with its features: indexes of weights and how much each counts. */
export type Passage = { from: number; to: number; features: readonly (readonly [number, number])[] };

/**
 * From here on something is asked about that no rule found; below the second what a rule would hold is only asked about, and below the
 * third nothing is said: of 730 bad jobs of sets by other hands one is lost by that, of 1,220 good ones 13 are spared.
 */
const [LIKELY, UNLIKELY, REFUTED] = [0.8, 0.5, 0.1];
/** Held whatever the reader says: there is no kind question to ask about it. */
const CERTAIN: readonly RuleId[] = ["sexual"];

/**
 * Everything that rules find in a job's texts, weighed by the second reader, and of each text without such a finding the passage that
 * only that one finds. @param isPassed whether a person has let a finding pass.
 */
export function judgeWording(
  texts: readonly TypedText[],
  category: string,
  isPassed: (finding: Finding) => boolean = () => false,
): Finding[] {
  const reads = texts.map((typed) => ({ ...typed, read: readText(typed.text, typed.field) }));
  const findings = findWording(reads, category);
  // Addresses are full of numbers, and nothing was learned from them.
  const known = reads
    .filter(({ mayHaveNumbers }) => !mayHaveNumbers)
    .map((typed) => ({ ...typed, ...learnedOf(typed) }));
  const open = findings
    .filter((one) => !isPassed(one))
    .flatMap((one): Finding[] => {
      const text = known.find(({ field }) => field === one.field);
      if (text === undefined || one.effect === "asked" || CERTAIN.includes(one.rule)) return [one];
      const likelihood = text.likelihoodAt(one);
      if (likelihood < REFUTED) return [];
      return [likelihood < UNLIKELY ? { ...one, effect: "asked" } : one];
    });
  const unsaid = known.filter(({ field }) => !open.some((one) => one.field === field));
  return [
    ...open,
    ...unsaid.flatMap(({ field, text, passages }): Finding[] => {
      const demand = passages
        .filter(({ likelihood }) => likelihood >= LIKELY)
        .filter((passage) => !findings.some((one) => one.field === field && isOver(one, passage)))
        .toSorted((a, b) => b.likelihood - a.likelihood)
        .map(({ from, to }): Finding => ({
          rule: "likeness",
          effect: "asked",
          field,
          from,
          to,
          words: text.slice(from, to),
        }))
        .find((one) => !isPassed(one));
      return demand ? [demand] : [];
    }),
  ];
}

const isOver = (one: { from: number; to: number }, other: { from: number; to: number }): boolean =>
  one.from < other.to && other.from < one.to;

/** The passages of a text with their likelihood, and the likelihood at a place in it: of what stands close by, or reaches over it. */
function learnedOf({ field, text, read }: TypedText & { read: Read }) {
  const passages = passagesOf(field, text, read).map((passage) => ({
    ...passage,
    likelihood: likelihoodOf(passage.features),
  }));
  const likelihoodAt = (place: { from: number; to: number }) => {
    const at = read.flatMap(({ word }, index) => (isOver(word, place) ? [index] : []));
    // However much is written around it.
    const close = read.slice(Math.max(0, (at[0] ?? 0) - CLOSE), (at.at(-1) ?? 0) + CLOSE + 1);
    const over = passages.filter((passage) => isOver(passage, place)).map(({ likelihood }) => likelihood);
    return Math.max(likelihoodOf(featuresOf(close)), ...over);
  };
  return { passages, likelihoodAt };
}

/** How many weights there are; features share them by their hash. */
export const SIZE = 1 << 16;
/** A longer sentence is read in parts of so many words, each from the middle of the one before. */
const TOGETHER = 30;
/** Two sentences are read together as long as they have fewer words. */
const MOST_OF_TWO = 40;
/** How many words before and after a finding are read with it. */
const CLOSE = 2;
/** How far apart two words are read as a pair. */
const APART = 6;

const weights = Int8Array.from(Buffer.from(WEIGHTS, "base64"));

const likelihoodOf = (features: Passage["features"]): number =>
  1 / (1 + Math.exp(-(features.reduce((sum, [index, value]) => sum + weights[index]! * value, 0) * SCALE + BIAS)));

/** Every sentence of a text, and every two that follow each other; lines of a list stand alone. */
export function passagesOf(field: string, text: string, read: Read = readText(text, field)): Passage[] {
  const sentences: Read[] = [];
  const isLine = (before: Read[number], after: Read[number]) =>
    text.slice(before.word.to, after.word.from).includes("\n");
  for (const one of read) {
    const before = sentences.at(-1)?.at(-1);
    if (before?.word.sentence === one.word.sentence && !isLine(before, one)) sentences.at(-1)!.push(one);
    else sentences.push([one]);
  }
  const pairs = sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1];
    if (!next || sentence.length + next.length >= MOST_OF_TWO) return [];
    return LISTS.includes(field) && isLine(sentence.at(-1)!, next[0]!) ? [] : [[...sentence, ...next]];
  });
  return [...sentences.flatMap(partsOf), ...pairs].map((passage) => ({
    from: passage[0]!.word.from,
    to: passage.at(-1)!.word.to,
    features: featuresOf(passage),
  }));
}

const partsOf = (sentence: Read): Read[] =>
  Array.from({ length: Math.max(1, Math.ceil((sentence.length * 2) / TOGETHER) - 1) }, (_, at) =>
    sentence.slice((at * TOGETHER) / 2, (at * TOGETHER) / 2 + TOGETHER),
  );

// Each group weighs the same, however long the passage is.
function featuresOf(read: Read): [number, number][] {
  const words = read.map(({ word }) => word.text);
  const meanings = read.map(({ means }) => [...means]);
  const pairs = meanings.flatMap((ours, at) =>
    meanings
      .slice(at + 1, at + 1 + APART)
      .flatMap((theirs) => ours.flatMap((one) => theirs.map((other) => pair(one, other)))),
  );
  const groups = [
    meanings.flat().map((meaning) => `m:${meaning}`),
    pairs,
    words.flatMap((word, at) => [`w:${word}`, ...(at > 0 ? [`b:${words[at - 1]} ${word}`] : [])]),
    words.flatMap((word) => piecesOf(` ${word} `)),
  ];
  return groups.flatMap((group) => {
    const items = [...new Set(group)];
    return items.map((item): [number, number] => [indexOf(item), 1 / Math.sqrt(items.length)]);
  });
}

const pair = (one: string, other: string): string => (one < other ? `p:${one}+${other}` : `p:${other}+${one}`);

const piecesOf = (word: string): string[] =>
  [3, 4, 5].flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => `c:${word.slice(at, at + length)}`),
  );

/** Which weight a feature has. */
function indexOf(feature: string): number {
  const hash = hashOf(feature);
  return ((hash >>> 16) ^ hash) & (SIZE - 1);
}
