/** A text split into sentences; `join` puts translations, in the same order, back between the original separators. */
export type Segmented = { sentences: string[]; join: (translated: readonly string[]) => string };

/** Ends of lines and sentences: engines built for single sentences drop line breaks and cut off long texts. */
const BREAK = /(\s*\n\s*|(?<=[.!?।])\s+)/u;

/** Splits a text at line breaks and after . ! ? and the danda. */
export function toSentences(text: string): Segmented {
  const parts = text.split(BREAK);
  const isSentence = (part: string, index: number) => index % 2 === 0 && part.trim() !== "";
  return {
    sentences: parts.filter(isSentence),
    join: (translated) => {
      const rest = translated.values();
      return parts.map((part, index) => (isSentence(part, index) ? rest.next().value : part)).join("");
    },
  };
}
