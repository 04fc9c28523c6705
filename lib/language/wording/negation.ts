/** Whether a sentence says the opposite: "no fee", "फ़ीस नहीं". */
import type { Word } from "./fold";

type Meant = { word: Word; means: ReadonlySet<string> };

/** How far a negation reaches, in words. */
const REACH = 7;
/** How long an answer to a question may be: "no, none". */
const ANSWER = 3;
/** "Tell nobody" says nothing of what was listed before. */
const FORBIDS = /^(?:मत|mat|नका|naka|dont)$/;
/** How long a member of a list may be: "no fee, deposit or commission". */
const MEMBER = 4;

/** Whether the word at an index is negated; twice is once. */
export function isNegated(read: readonly Meant[], at: number): boolean {
  const { part, sentence, isAsked } = read[at]!.word;
  if (isAsked && isAnsweredNo(read, sentence)) return true;
  const inPart = indexes(read, ({ word }) => word.part === part);
  const negators = groups(inPart.filter((other) => isNegator(read, other)));
  const reaching = negators.filter((other) => reaches(read, other, at));
  // "Without a fee no job", "फ़ीस के बिना नौकरी नहीं".
  if (reaching.some((other) => has(read, other, "without")) && negators.length > 1) return false;
  // "Na security na advance": the same word right before and elsewhere is a list.
  const isList = (one: number) =>
    one < at && at - one <= 2 && negators.some((two) => two !== one && read[two]!.word.text === read[one]!.word.text);
  if (negators.some(isList)) return true;
  if (reaching.length > 0) return reaching.length % 2 === 1;
  return isInNegatedList(read, at, inPart, sentence);
}

/** "A fee? No.": a short answer that is nothing but a negation. */
function isAnsweredNo(read: readonly Meant[], question: number): boolean {
  const answer = indexes(read, ({ word }) => word.sentence === question + 1);
  return answer.length > 0 && answer.length <= ANSWER && answer.some((at) => isNegator(read, at));
}

const has = (read: readonly Meant[], at: number, ...meanings: string[]): boolean =>
  meanings.some((meaning) => read[at]?.means.has(meaning));

const indexes = (read: readonly Meant[], isWanted: (meant: Meant) => boolean): number[] =>
  read.flatMap((meant, at) => (isWanted(meant) ? [at] : []));

// "Not refundable", "do not delay", "otherwise no job" negate something else.
const isNegator = (read: readonly Meant[], at: number): boolean =>
  has(read, at, "noBefore", "noAfter", "without") &&
  ![0, 1, 2, 3, 4].some(
    (step) => has(read, at - step, "otherwise") && read[at - step]!.word.part === read[at]!.word.part,
  ) &&
  // "15na": of 15.
  !read[at]!.word.isJoined &&
  // "Form na 200": Gujarati's "of".
  !(read[at]!.word.text === "na" && (read[at + 1]?.word.value ?? 0) >= 20) &&
  !has(read, at + 1, "never") &&
  // "Till the work is not over", "2 mahina no pagar".
  !has(read, at, "leaving", "above", "firstPay", "secret", "genitive", "childAge", "noMind", "mayWork") &&
  !(has(read, at, "noBefore") && has(read, at + 2, "never")) &&
  !(has(read, at, "noAfter") && (has(read, at - 1, "never") || has(read, at - 2, "refund")));

/** Words beside each other are one negation: "do not". */
const groups = (negators: readonly number[]): number[] =>
  negators.filter((at, index) => negators[index - 1] !== at - 1);

function reaches(read: readonly Meant[], negator: number, at: number): boolean {
  const [start, end] = [Math.min(negator, at), Math.max(negator, at)];
  if (end - start > REACH || read.slice(start + 1, end).some(({ means }) => means.has("other"))) return false;
  return negator < at ? has(read, negator, "noBefore", "without") : has(read, negator, "noAfter", "without");
}

function isInNegatedList(read: readonly Meant[], at: number, inPart: readonly number[], sentence: number): boolean {
  if (
    inPart.length > MEMBER ||
    inPart.some((other) => has(read, other, "amount", "number", "give", "wanted", "youngRange"))
  )
    return false;
  const others = (isThere: (other: number) => boolean) =>
    read.some(({ word }, other) => word.sentence === sentence && isThere(other) && isNegator(read, other));
  return (
    others((other) => other < at && has(read, other, "noBefore", "without")) ||
    // "Na" is "if" in Tamil.
    others(
      (other) =>
        other > at &&
        has(read, other, "noAfter") &&
        read[other]!.word.text !== "na" &&
        !FORBIDS.test(read[other]!.word.text),
    )
  );
}
