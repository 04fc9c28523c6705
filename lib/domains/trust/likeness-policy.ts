/**
 * A second reader of a job's words, beside the rules: it has learned from thousands of examples how demands on workers are put, and
 * knows one that no rule names yet (decisions/0056). A sum of weights, no more: `npm run wording:learn` makes them.
 */
import { findWording, type Finding, type TypedText } from "./wording-policy";
import { readText, type Read } from "./wording-read-policy";
import { BIAS, SCALE, WEIGHTS } from "./likeness-options";

/** A passage of a typed text, `from` to `to` (exclusive), with its features: indexes of weights and how much each counts. */
export type Passage = { field: string; from: number; to: number; features: readonly (readonly [number, number])[] };

/** From here on something is asked about that no rule found, and below this what a rule would hold is only asked about. */
const [LIKELY, UNLIKELY] = [0.8, 0.5];

/** Everything that rules find in a job's texts, weighed by the second reader; or the passage that only that one finds. */
export function judgeWording(texts: readonly TypedText[], category: string): Finding[] {
  const findings = findWording(texts, category);
  // Addresses are full of numbers, and nothing was learned from them.
  const passage = likeliest(texts.filter(({ mayHaveNumbers }) => !mayHaveNumbers));
  if (findings.length > 0) {
    const isUnlikely = (passage?.likelihood ?? 0) < UNLIKELY;
    return findings.map((one) => (isUnlikely ? { ...one, effect: "asked" } : one));
  }
  if (!passage || passage.likelihood < LIKELY) return [];
  const { field, from, to } = passage;
  const { text } = texts.find((typed) => typed.field === field)!;
  return [{ rule: "likeness", effect: "asked", field, from, to, words: text.slice(from, to) }];
}

/** How many weights there are; features share them by their hash. */
export const SIZE = 1 << 16;
/** Two sentences are read together as long as they have fewer words. */
const TOGETHER = 40;
/** How far apart two words are read as a pair. */
const APART = 6;

const weights = Int8Array.from(Buffer.from(WEIGHTS, "base64"));

/** The passage that is most like a demand, and how likely it is one, from 0 to 1; null where nothing is typed. */
function likeliest(texts: readonly { field: string; text: string }[]): (Passage & { likelihood: number }) | null {
  let found: (Passage & { likelihood: number }) | null = null;
  for (const passage of passagesOf(texts)) {
    const sum = passage.features.reduce((total, [index, value]) => total + weights[index]! * value, 0);
    const likelihood = 1 / (1 + Math.exp(-(sum * SCALE + BIAS)));
    if (found === null || likelihood > found.likelihood) found = { ...passage, likelihood };
  }
  return found;
}

/** Every sentence of the texts, and every two that follow each other. */
export function passagesOf(texts: readonly { field: string; text: string }[]): Passage[] {
  return texts.flatMap(({ field, text }) => {
    const sentences: Read[] = [];
    for (const read of readText(text, field)) {
      const last = sentences.at(-1)?.at(-1)!.word;
      const goesOn = last?.sentence === read.word.sentence && !text.slice(last.to, read.word.from).includes("\n");
      if (goesOn && sentences.at(-1)!.length < TOGETHER) sentences.at(-1)!.push(read);
      else sentences.push([read]);
    }
    const pairs = sentences.flatMap((sentence, at) => {
      const next = sentences[at + 1];
      return next && sentence.length + next.length < TOGETHER ? [[...sentence, ...next]] : [];
    });
    return [...sentences, ...pairs].map((read) => ({
      field,
      from: read[0]!.word.from,
      to: read.at(-1)!.word.to,
      features: featuresOf(read),
    }));
  });
}

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
    return items.map((item): [number, number] => [hash(item), 1 / Math.sqrt(items.length)]);
  });
}

const pair = (one: string, other: string): string => (one < other ? `p:${one}+${other}` : `p:${other}+${one}`);

const piecesOf = (word: string): string[] =>
  [3, 4, 5].flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => `c:${word.slice(at, at + length)}`),
  );

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return ((value >>> 16) ^ value) & (SIZE - 1);
}
