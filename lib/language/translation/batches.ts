/** The most a provider accepts in one call: number of texts, and their code points in total. */
export type CallLimits = { texts: number; characters: number };

/** Length in code points, as providers count and bill it. */
export const codePoints = (text: string): number => [...text].length;

/** Splits items into calls, keeping their order. A text too long for any call gets a call to itself. */
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
