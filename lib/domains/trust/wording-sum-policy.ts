/** Which numbers of a job may be a sum that somebody asks for. */
import type { Word } from "@/lib/language/wording/fold";

type Concepts = readonly ReadonlySet<string>[];

/** "3,850", "249", but no flat 1043, no year, no bus 335 and no range. */
export function mayBeFee(words: readonly Word[], concepts: Concepts, at: number, isMoney: boolean): boolean {
  const { value, part } = words[at]!;
  if (value === null || value < 100 || value >= 10_000) return false;
  const isRound = value % 5 === 0 || value % 10 === 9;
  const isYear = value > 1900 && value < 2100 && value !== 2000 && !isMoney;
  const isNumbered = [-1, 1].some(
    (step) =>
      words[at + step]?.part === part &&
      (concepts[at + step]?.has("call") || NUMBERED.test(words[at + step]?.text ?? "")),
  );
  const isRange = [-2, -1, 1, 2].some((step) => {
    const near = words[at + step];
    return (near?.value ?? 0) >= 50 || near?.text.startsWith("0");
  });
  return isRound && !isYear && !isNumbered && !isRange;
}

const NUMBERED = /^(?:no|bus|room|gate|flat|बस|route)$/;

/** Whether "thousand" is of ten thousand or more, or a lakh; a policeman's word ends like a hundred. */
export function isThousandsOfPay(words: readonly Word[], concepts: Concepts, at: number): boolean {
  const before = concepts[at - 1];
  const isTens = (words[at - 1]?.value ?? 0) >= 8 || before?.has("teen") === true || before?.has("tens") === true;
  return isTens || /^(?:lakh|लाख|পুলিশ)/.test(words[at]!.text);
}
