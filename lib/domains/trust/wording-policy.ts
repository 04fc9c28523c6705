/** Reads a job's typed texts by the rules of wording-options.ts. */
import type { Word } from "@/lib/language/wording/fold";
import { contactsIn } from "@/lib/language/wording/contacts";
import { isKeyOf } from "@/lib/core/objects";
import { isNegated } from "@/lib/language/wording/negation";
import { MASSAGE_KINDS, RULE_EFFECTS, WORDING_RULES, type RuleId } from "./wording-options";
import { readText, type Read } from "./wording-read-policy";
import type { Effect, Find, Meaning } from "./wording-rule-options";

/** A typed text of a job; lists are one text, a line each. `read`: its words, if it has been read already. */
export type TypedText = { field: string; text: string; mayHaveNumbers?: boolean; read?: Read };

/** The words that a rule found: `from` and `to` (exclusive) in the field's text. */
export type Finding = { rule: RuleId; effect: Effect; field: string; from: number; to: number; words: string };

/** One finding as it is remembered once a person has let it pass: the same words in the same field. */
export const keyOfFinding = ({
  rule,
  field,
  words,
}: {
  rule: string;
  field?: string | undefined;
  words?: string | undefined;
}): string => [rule, field ?? "", (words ?? "").toLowerCase().replaceAll(/\s+/g, " ").trim()].join(": ");

/** Everything that rules find in a job's texts, at most one finding for each rule and field, in the order of the texts. */
export function findWording(texts: readonly TypedText[], category: string): Finding[] {
  const reads = texts.map((typed) => ({ ...typed, read: typed.read ?? readText(typed.text, typed.field) }));
  // A nanny's, nurse's or groom's massage may be named in a line of its own.
  const isTreatment =
    MASSAGE_KINDS.includes(category) ||
    reads.some(({ read }) => read.some((_, at) => has(read, at, ["treated", "limb", "animal", "beauty"])));
  const job = meaningsOf(reads.flatMap(({ read }) => read));
  return reads.flatMap(({ field, text, mayHaveNumbers = false, read }) => {
    const findings = new Map<RuleId, Finding>();
    const add = (rule: RuleId, from: number, to: number) => {
      if (!findings.has(rule))
        findings.set(rule, { rule, effect: RULE_EFFECTS[rule], field, from, to, words: text.slice(from, to) });
    };
    const there = meaningsOf(read);
    for (const [rule, { finds }] of Object.entries(WORDING_RULES)) {
      if (!isKeyOf(WORDING_RULES, rule)) continue;
      for (const find of finds as readonly Find[]) {
        if (find.notIn === field) continue;
        if (find.also && !find.also.some((meaning) => job.has(meaning))) continue;
        if (find.unlessJob?.some((meaning) => job.has(meaning))) continue;
        // Most texts lack one of a find's meanings altogether.
        if (!find.all.every((meanings) => meanings.some((meaning) => there.has(meaning)))) continue;
        const found = match(find, read);
        if (found) add(rule, read[found[0]]!.word.from, read[found[1]]!.word.to);
      }
    }
    const massage = read.find(({ means }) => means.has("massage"));
    if (massage && !isTreatment) add("sexual", massage.word.from, massage.word.to);
    const spelt = speltNumber(read);
    if (spelt && !mayHaveNumbers) add("contact", spelt[0].from, spelt[1].to);
    for (const { kind, from, to } of contactsIn(text)) {
      if (kind === "wallet") add("wallet", from, to);
      else if (kind !== "number" || !mayHaveNumbers) add("contact", from, to);
    }
    return [...findings.values()];
  });
}

const meaningsOf = (read: Read): ReadonlySet<Meaning> => new Set(read.flatMap(({ means }) => [...means]));

/** How many words for digits make a number to call: "nine eight two two, then double four …". */
const SPELT = 7;

/** "Nine four, 22, zero": two digits at once, but only between digits that are words. */
const isPair = (read: Read, at: number): boolean =>
  (read[at]!.word.value ?? 0) >= 10 &&
  read[at]!.word.value! < 100 &&
  [at - 1, at + 1].every((near) => read[near]?.means.has("digit"));

/** "Ninety-eight, forty-four, fifty-six": two digits a word, beside others that are read so. */
const isPairWord = (read: Read, at: number): boolean =>
  read[at]!.means.has("pairWord") &&
  [at - 2, at - 1, at + 1, at + 2].some(
    (near) => read[near]?.means.has("pairWord") || (read[near]?.word.value ?? 0) >= 10,
  );

function speltNumber(read: Read): readonly [Word, Word] | null {
  const digits = read.flatMap(({ word, means }, at) =>
    means.has("digit") || (word.value !== null && word.value < 10)
      ? [{ word, at }]
      : isPair(read, at) || isPairWord(read, at)
        ? [
            { word, at },
            { word, at },
          ]
        : [],
  );
  for (let first = 0; first + SPELT <= digits.length; first += 1) {
    const [start, end] = [digits[first]!, digits[first + SPELT - 1]!];
    if (end.at - start.at < SPELT + 4 && start.word.sentence === end.word.sentence) return [start.word, end.word];
  }
  return null;
}

/** The first and last word of the first place where a rule finds something. */
function match(find: Find, read: Read): readonly [number, number] | null {
  const [first = [], ...further] = find.all;
  for (let at = 0; at < read.length; at += 1) {
    if (!has(read, at, first) || (find.isOrder && !isOrder(read, at))) continue;
    const used = [at];
    const isWhole = further.every((meanings) => {
      const next = nearest(read, meanings, used, find.within);
      if (next !== null) used.push(next);
      return next !== null;
    });
    if (!isWhole) continue;
    const [from, to] = [Math.min(...used), Math.max(...used)];
    if (find.negatable && used.some((one) => isNegated(read, one))) continue;
    if (find.unlessNext && isOfOther(read, at, find.unlessNext)) continue;
    if (!isExcused(find, read, used, from, to)) return [from, to];
  }
  return null;
}

const has = (read: Read, at: number, meanings: readonly Meaning[]): boolean =>
  meanings.some((meaning) => read[at]?.means.has(meaning));

/** "Hindu food", "Jain family": but not "a Hindu lady for food". */
function isOfOther(read: Read, at: number, others: readonly Meaning[]): boolean {
  const next = [1, 2, 3].map((step) => at + step);
  const person = next.find((step) => has(read, step, ["worker", "woman", "strict"]));
  const other = next.find((step) => has(read, step, others) && !has(read, step, ["worker"]));
  return other !== undefined && (person === undefined || other < person);
}

const isOrder = (read: Read, at: number): boolean => {
  const before = read[at - 1]?.word;
  return (
    !before ||
    before.part !== read[at]!.word.part ||
    /^(?:please|pleas|kindly|and|then|to|first|just|pls|plz)$/.test(before.text)
  );
};

function nearest(read: Read, meanings: readonly Meaning[], used: readonly number[], within: number): number | null {
  const [from, to] = [Math.min(...used), Math.max(...used)];
  const { sentence } = read[from]!.word;
  let best: number | null = null;
  const gap = (at: number) => Math.min(...used.map((other) => Math.abs(other - at)));
  for (let at = Math.max(0, to - within); at <= Math.min(read.length - 1, from + within); at += 1) {
    if (used.includes(at) || read[at]!.word.sentence !== sentence || !has(read, at, meanings)) continue;
    if (best === null || gap(at) < gap(best)) best = at;
  }
  return best;
}

const EXCUSING: readonly Meaning[] = ["anyone", "noMatter", "theirs", "give"];
/** How far into a sentence its subject is looked for: "Visitors pay at the gate, you only open it". */
const SUBJECT = 2;

/** "Customers pay 900", "भक्त 501 देते हैं". */
function isGiver(read: Read, at: number): boolean {
  const near = [-2, -1, 1, 2, 3].filter((step) => read[at + step]?.word.sentence === read[at]!.word.sentence);
  return (
    near.some((step) => (read[at + step]!.word.value ?? 0) >= 10) &&
    near.some((step) => step > 0 && has(read, at + step, ["pay", "give", "mustPay"]))
  );
}

function isExcused(
  { unless = [], unlessWide = [], near = Infinity, isWide }: Find,
  read: Read,
  used: readonly number[],
  from: number,
  to: number,
): boolean {
  const parts = new Set(read.slice(from, to + 1).map(({ word }) => word.part));
  const { sentence } = read[from]!.word;
  const start = read.findIndex(({ word }) => word.sentence === sentence);
  // Whose sentence it is, and that something does not matter, counts for all its parts.
  const isWhole = ({ means }: Read[number], at: number) =>
    (means.has("theirs") && unless.includes("theirs") && (at < start + SUBJECT || isGiver(read, at))) ||
    (["noMatter", "withYou", "warn"] as const).some((meaning) => means.has(meaning) && unless.includes(meaning)) ||
    unlessWide.some((meaning) => means.has(meaning));
  if (read.some((one, at) => one.word.sentence === sentence && isWhole(one, at))) return true;
  return read.some(
    ({ word, means }, at) =>
      // "No caste bar", "we send you", "depositors" excuse themselves.
      (!used.includes(at) || EXCUSING.some((meaning) => means.has(meaning))) &&
      (isWide ? word.sentence === sentence : parts.has(word.part)) &&
      at >= from - near &&
      at <= to + near &&
      has(read, at, unless),
  );
}
