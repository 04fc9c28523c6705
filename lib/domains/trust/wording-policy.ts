/** One finding as it is remembered once a person has let it pass: the same words in the same field. */
export const keyOfFinding = ({ rule, field, words }: { rule: string; field: string | null; words: string }): string =>
  [rule, field ?? "", words.toLowerCase().replaceAll(/\s+/g, " ").trim()].join(": ");
