/** A typed text → its words with what they mean beside each other. */
import { conceptsOf, isHiddenWord, isKnownWord } from "@/lib/language/wording/concepts";
import { foldText, type Word } from "@/lib/language/wording/fold";
import type { Concept } from "@/lib/language/wording/names";
import type { Meaning } from "./wording-rule-options";
import { isThousandsOfPay, mayBeFee } from "./wording-sum-policy";

/** The words of a text, each with all that it means where it stands. */
export type Read = { word: Word; means: ReadonlySet<Meaning> }[];

/** "12th", "12वीं": a class of a school, no age. */
const isClass = (next: Word | undefined): boolean =>
  next !== undefined && next.isJoined && /^(?:th|std|vi|vin|vn|v|va|वि|वा|वे|वें|ਵਿ|ਵੀ)$/.test(next.text);

const COMES = /^(?:varum|vastundi|barut|வரும்|വരും|వస్తుంది|ಬರುತ್ತ)/u;
const CARE = /^(?:care|கேர்|కేర్|ಕೇರ್|കെയര്)$/u;
/** From this age on people are cared for. */
const OLD = 70;
/** Nobody's pay, but a fee that tempts: less than this. */
const SMALL_SUM = 3_000;

/** Those who keep what is not theirs. */
const ROLES = ["agent", "broker", "owner", "master", "we"] as const;

/** Whether a number before "takke" makes a share of it. */
const isShare = (word: Word | undefined, concepts: ReadonlySet<string> | undefined): boolean =>
  concepts?.has("tens") === true || (typeof word?.value === "number" && word.value <= 100);

/** Each line of these stands for itself: "21,000" in one and "uniform" in the next is no price of it. */
export const LISTS: readonly string[] = ["benefits", "requirements", "additionalSkills"];

const byLine = (text: string, words: readonly Word[]): Word[] =>
  words.map((word) => {
    const line = text.slice(0, word.from).split("\n").length;
    return { ...word, sentence: word.sentence + line, part: word.part + line };
  });

/** The words of a field's text with all that they mean there. */
export function readText(text: string, field: string): Read {
  const folded = foldText(text, isKnownWord, isHiddenWord);
  const words = LISTS.includes(field) ? byLine(text, folded) : folded;
  const concepts = conceptsOf(words);
  const sentencesOf = (concept: Concept) =>
    new Set(words.flatMap(({ sentence }, at) => (concepts[at]!.has(concept) ? [sentence] : [])));
  const [sewn, lodged] = [sentencesOf("sewn"), sentencesOf("lodging")];
  const [dyed, billed, earned] = [sentencesOf("dyed"), sentencesOf("onBill"), sentencesOf("firstPay")];
  const isParlour = concepts.some((means) => means.has("beauty"));
  return words.map((word, at) => {
    const means = new Set<Meaning>(concepts[at]);
    const { value } = word;
    const isMoney = (near: number) =>
      concepts[near]?.has("currency") === true && words[near]?.sentence === word.sentence;
    if (value !== null) {
      const isCounted = (other: number, ...things: Concept[]) =>
        things.some((thing) => concepts[other + 1]?.has(thing)) && words[other + 1]?.part === words[other]?.part;
      const isCount = isCounted(at, "unit", "kid");
      if (value >= 100 && value < 1_000_000 && !isCount) means.add("number");
      if (value >= 20 && value < SMALL_SUM && !isCount) means.add("few");
      if (!isCount && mayBeFee(words, concepts, at, isMoney(at - 1) || isMoney(at + 1))) means.add("sum");
      if (value >= 20 && (isMoney(at - 1) || isMoney(at + 1) || isMoney(at + 2))) means.add("amount");
      // "₹99", "only 199".
      const isJust = [-2, -1, 1, 2].some((step) => concepts[at + step]?.has("just"));
      if (value >= 20 && value < SMALL_SUM && !isCount && (means.has("amount") || isJust)) means.add("price");
      const furtherAt = [at + 1, at + 2].find((other) => (words[other]?.value ?? null) !== null) ?? -1;
      const further = words[furtherAt]?.value ?? 99;
      // "12 to 15 stops", "classes 8 to 12".
      const isGrade =
        isClass(words[at + 1]) ||
        [at, at - 2].some((other) => concepts[other]?.has("grade")) ||
        isCounted(furtherAt, "unit");
      const isAge = [-2, -1, 1, 2].some((step) => concepts[at + step]?.has("year") || concepts[at + step]?.has("age"));
      // "Father is 81".
      const isOfRelative = [-2, -1].some((step) => concepts[at + step]?.has("child"));
      if (value >= OLD && value < 110 && (isAge || isOfRelative)) means.add("treated");
      // "Mornings 8 to 11".
      const isTime =
        !isAge &&
        [-2, -1, 1, 2, 3].some(
          (step) => concepts[at + step]?.has("clock") && words[at + step]?.sentence === word.sentence,
        );
      if (value >= 8 && value < 18 && !isGrade && !isTime) means.add("under18");
      if (value >= 4 && value < 11 && isClass(words[at + 1])) means.add("grade");
      if (value >= 8 && value < further && further < 18 && !isGrade && !isTime) means.add("youngRange");
    }
    // "5k".
    if (word.text === "k" && word.isJoined && (words[at - 1]?.value ?? 99) < 10)
      for (const meaning of ["number", "sum"] as const) means.add(meaning);
    else if (word.text === "k" && word.isJoined && words[at - 1]?.value) means.add("number");
    // "On the day of the interview" is no pay by the day, "the one who comes to work" nobody else.
    if (means.has("joinTime")) means.delete("gain");
    if (means.has("onHer") || means.has("youPay")) means.delete("theirs");
    // Telugu's wages sound like its caste.
    if (means.has("wage")) means.delete("caste");
    // "04sc": no caste.
    if (word.isJoined && words[at - 1]?.value !== null) means.delete("caste");
    // A night's shift is work.
    if (means.has("duty")) means.delete("night");
    // Pay for each piece: "साडीमागे".
    if (means.has("perPiece") || sewn.has(word.sentence)) means.delete("cause");
    // "The first two months nine thousand" obliges to nothing.
    if (means.has("firstPay")) for (const meaning of ["oblige", "mustPay"] as const) means.delete(meaning);
    // The colour of a sari.
    if (dyed.has(word.sentence)) means.delete("skin");
    // "Belagge 8" is a morning, "bellage" fair.
    if (means.has("clock") && [1, 2, 3].some((step) => words[at + step]?.value)) means.delete("skin");
    // A hair spa.
    if (isParlour) means.delete("spa");
    // Rent of a room.
    if (means.has("rent") && lodged.has(word.sentence)) means.delete("cost");
    // An entry made for her is no typist's work.
    if (means.has("ownCause")) means.delete("chore");
    // A deposit box, "deposit the bottles".
    if (means.has("notMoney")) for (const meaning of ["fee", "pay"] as const) means.delete(meaning);
    // "Money back for the petrol bill".
    if (means.has("refund") && billed.has(word.sentence)) means.delete("refund");
    // "10 takke" is a share, "we take" is none, nor are "500 taka".
    if (/^tak[ae]$/.test(word.text) && !isShare(words[at - 1], concepts[at - 1])) means.delete("percent");
    // "The machine is ours" gives, "the first month is ours" takes.
    if (means.has("share") && earned.has(word.sentence)) means.delete("give");
    // "Has to be paid" ends with "comes" in the south, "customer care" is no customer.
    if (COMES.test(word.text) && concepts[at - 1]?.has("mustPay")) means.delete("give");
    if (CARE.test(words[at + 1]?.text ?? "")) means.delete("theirs");
    // "Given back later" gives nothing.
    if (
      [-3, -2, -1, 1, 2, 3].some((step) => concepts[at + step]?.has("refund") && words[at + step]?.part === word.part)
    )
      means.delete("give");
    // "Otherwise no card is given".
    const isNo = (other: number) => concepts[other]?.has("otherwise") && words[other]?.sentence === word.sentence;
    if ([1, 2, 3].some((step) => isNo(at - step))) means.delete("give");
    // "Munim ke paas", "malakakade".
    const isRole = (other: number) =>
      ROLES.some((role) => concepts[other]?.has(role)) && words[other]?.sentence === word.sentence;
    if (means.has("near") && [0, 1, 2].some((step) => isRole(at - step))) means.add("atHand");
    // "৫০০ টাকা দিন" asks, "দিন ৫০০" is a day's pay, "পুজোর দিন" a day; "শাড়ি পিছু ৯০০" is for a piece, unless it is for a candidate.
    const isFirst = words[at - 1]?.part !== word.part;
    const isPay = isFirst && words[at + 1]?.part === word.part && (words[at + 1]?.value ?? 0) >= 20;
    if (means.has("dayOf") && (isPay || (!isFirst && /(?:র|r)$/.test(words[at - 1]!.text)))) {
      for (const asking of ["mustPay", "pay", "sendNow"] as const) means.delete(asking);
      if (isPay) means.add("gain");
    }
    if (means.has("perPiece") && !concepts[at - 1]?.has("worker") && !concepts[at + 1]?.has("worker"))
      means.add("gain");
    // "Kept like our own daughter" looks after nobody.
    if (means.has("likeOwn")) for (const other of ["child", "mine", "care"] as const) means.delete(other);
    // "Bring it to show".
    if (means.has("send") && means.has("show") && concepts[at + 1]?.has("show")) means.delete("send");
    // "Six months after" takes nothing off.
    if (means.has("leaving")) means.delete("cut");
    // A massage chair is a thing, an old dog no person; nor is it hers what therapists do.
    if ([-3, -2, -1, 1, 2, 3].some((step) => concepts[at + step]?.has("pet"))) means.delete("massage");
    if ([1, 2].some((step) => concepts[at + step]?.has("device"))) means.delete("massage");
    if (means.has("teen")) {
      means.add("under18");
      if ([1, 2, 3].some((step) => concepts[at + step]?.has("teen"))) means.add("youngRange");
    }
    const isSmall = means.has("smallTeen") || (value !== null && value >= 4 && value < 8);
    if (means.has("under18") || (isSmall && concepts[at + 1]?.has("year"))) means.add("childAge");
    if (means.has("childAge") && (means.has("year") || concepts[at + 1]?.has("year"))) means.add("childYear");
    if (means.has("tens") && isMoney(at + 1)) means.add("amount");
    if (means.has("many")) {
      means.add(isMoney(at + 1) ? "amount" : "number");
      if (!isThousandsOfPay(words, concepts, at)) means.add("sum");
    }
    return { word, means };
  });
}
