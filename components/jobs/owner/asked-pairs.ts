/** The questions about a field (409 `wording_asked`): sentences, each followed by its words. */
export const askedPairs = (asked: readonly string[]): { sentence: string; words: string }[] =>
  asked.flatMap((sentence, at) => (at % 2 === 0 ? [{ sentence, words: asked[at + 1] ?? "" }] : []));
