import type { AnswerPace } from "./options";

/** Nothing is said of an employer before there are so many. */
const LEAST = 5;

/** So many applications in a row without an answer, and the employer's jobs stand lower; then they are paused. */
export const LOWER_AFTER = 5;
export const PAUSED_AFTER = 10;

type Answers = { answered: number; answeredInDay: number; answeredInThree: number; unanswered: number };

/** How reliably an employer answers; null while there is too little to say. */
export function answersOf({ answered, answeredInDay, answeredInThree, unanswered }: Answers) {
  const of = answered + unanswered;
  if (of < LEAST) return null;
  const isUsual = (count: number) => count * 2 > answered;
  const usually: AnswerPace | null = isUsual(answeredInDay) ? "day" : isUsual(answeredInThree) ? "three" : null;
  return { answered, of, usually };
}

/** How many workers were paid as promised; null while there is too little to say. */
export function promisesOf({ promisesKept: kept, promisesBroken }: { promisesKept: number; promisesBroken: number }) {
  const of = kept + promisesBroken;
  return of < LEAST ? null : { kept, of };
}

/**
 * A page whose first place goes to the first job of its ring whose employer is checked or has a confirmed number, if it has one;
 * all else stays in its order. Employers who do not answer get no such place.
 */
export function knownFirst<Item extends { ring?: string | null | undefined; lower: boolean; isKnown: boolean }>(
  items: readonly Item[],
): Item[] {
  const at = items.findIndex(({ ring, lower, isKnown }) => isKnown && !lower && ring === items[0]?.ring);
  const first = items[at];
  return first ? [first, ...items.filter((_, index) => index !== at)] : [...items];
}

/** The jobs of employers who do not answer below the others of their ring; all else stays in its order. */
export const loweredLast = <Item extends { ring?: string | null; lower: boolean }>(items: readonly Item[]): Item[] => {
  const rings = [...new Set(items.map(({ ring }) => ring))];
  return rings.flatMap((ring) => {
    const own = items.filter((item) => item.ring === ring);
    return [...own.filter(({ lower }) => !lower), ...own.filter(({ lower }) => lower)];
  });
};
