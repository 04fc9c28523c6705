import type { Language } from "@/lib/language/i18n/languages";
import { readingOf } from "@/lib/language/translation/reading";
import type { Readings } from "@/lib/language/translation/types";

/** The reader of ready HTML: the page's language, and the translations known when it is sent. */
export interface TypedReader {
  language: Language;
  known: Readings;
}

export interface TypedHtmlProps {
  /** The original text. */
  text: string;
  reader: TypedReader;
  as?: "span" | "p" | "q";
  className?: string;
  /** `words` for a label that is as wide as its words; a line or passage has its own width. */
  fit?: "line" | "words";
  /** A title: keeps room for two lines until its translation arrives. */
  isTitle?: boolean;
}

/**
 * A user's text in ready HTML, in the reader's language if a translation is known. Its attributes tell live-texts.ts the
 * original of what is translated, and which text still wants a translation; all others are left alone.
 */
export function TypedHtml({ text, reader, as: Tag = "span", className, fit = "line", isTitle }: TypedHtmlProps) {
  const { language, isSettled } = readingOf(text, reader.language);
  const reading = reader.known[text] ?? null;
  const translation = reading && !reading.unchanged ? reading.text : null;
  const isOpen = reading === null && !isSettled;
  const from = language ?? reading?.sourceLanguage ?? undefined;
  return (
    <Tag
      lang={translation === null ? from : reader.language}
      dir="auto"
      data-typed={translation === null ? (isOpen ? "" : undefined) : text}
      data-from={translation === null ? undefined : from}
      data-fit={fit === "words" ? fit : undefined}
      className={
        [Tag === "span" && (fit === "line" ? "block" : "inline-block"), isOpen && isTitle && "min-h-[2lh]", className]
          .filter(Boolean)
          .join(" ") || undefined
      }
    >
      {translation ?? text}
    </Tag>
  );
}
