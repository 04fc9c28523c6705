const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** A word without what changes with its case or number. */
function stemOf(word: string): string {
  const clusters = [...graphemes.segment(word)].map(({ segment }) => segment);
  const kept = clusters.length > 2 ? clusters.slice(0, -1) : clusters;
  return kept.join("").replace(/[\p{M}\u200c\u200d]+$/u, "");
}

/** Whether a text has every word of a form, in any ending. */
export const hasForm = (text: string, form: string): boolean =>
  form.split(" ").every((word) => text.includes(stemOf(word)));
