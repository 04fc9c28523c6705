/** What a provider takes in one call: texts, and code points of them together. */
export type CallLimits = { texts: number; characters: number };

/** Length as providers count and bill it: code points. */
export const codePoints = (text: string): number => [...text].length;

/** Splits into calls in order. A text that is longer than a call by itself gets a call of its own. */
export function toBatches<T>(items: readonly T[], limits: CallLimits, textOf: (item: T) => string): T[][] {
  const batches: T[][] = [];
  let characters = 0;
  for (const item of items) {
    const length = codePoints(textOf(item));
    const last = batches.at(-1);
    if (last && last.length < limits.texts && characters + length <= limits.characters) {
      last.push(item);
      characters += length;
    } else {
      batches.push([item]);
      characters = length;
    }
  }
  return batches;
}
