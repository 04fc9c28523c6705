/** A text as sentences and what stands between them. */
export type Segmented = { sentences: string[]; join: (translated: readonly string[]) => string };

/** Lines, and the sentences of a line: engines that know single sentences only drop breaks and cut off long texts. */
const BREAK = /(\s*\n\s*|(?<=[.!?।])\s+)/u;

/** Splits a text into sentences; `join` puts as many translations in their places. */
export function toSentences(text: string): Segmented {
  const parts = text.split(BREAK);
  const isSentence = (part: string, index: number) => index % 2 === 0 && part.trim() !== "";
  return {
    sentences: parts.filter(isSentence),
    join: (translated) => {
      const rest = [...translated];
      return parts.map((part, index) => (isSentence(part, index) ? rest.shift()! : part)).join("");
    },
  };
}
