import { useTranslations } from "next-intl";
import { readShift } from "@/lib/language/hours/shift";
import type { Translator } from "@/lib/language/i18n/translator";
import { optionKey } from "@/lib/core/option-key";
import { hoursInWords, pauseInWords, shownHours, type TypedHours } from "@/components/shared/hours/hours";

/** Hours that somebody has chosen or typed, and in the reader's words. */
export type OwnHours = { value: string; label: string };

/** Hours in the reader's words; those that cannot be read stay as typed, with the language of what was typed. */
type WordedHours = { text: string; lang: string | undefined };

/** Hours of which only the text is kept, such as a worker's answer: our options by their label, others as they can be read. */
export const useTypedHours = (): ((shift: string) => WordedHours) => {
  const t = useTranslations();
  return (shift) => typedHours(shift, t);
};

/** The same where no hook can be called. */
export function typedHours(shift: string, t: Translator): WordedHours {
  const key = `options.shift.${optionKey(shift)}` as Parameters<Translator>[0];
  if (t.has(key)) return { text: t(key), lang: undefined };
  const read = readInWords(shift, t);
  const { text, lang } = shownHours(withColumns(shift), t);
  return { text: read ?? text ?? shift, lang };
}

/** Hours as workers will read them, with a pause within them; null if they cannot be read. */
export function readInWords(shift: string, t: Translator): string | null {
  const words = readShift(shift).spans && hoursInWords(withColumns(shift), t);
  return words && [words, pauseInWords(shift, t)].filter((part) => part !== null).join(", ");
}

function withColumns(shift: string): TypedHours {
  const { hours } = readShift(shift);
  return { shift, hoursFrom: hours?.from ?? null, hoursTo: hours?.to ?? null };
}

/** Hours with their words, for a form that offers them; null for none. */
export const ownHours = (shift: string | null, t: Translator): OwnHours | null =>
  shift === null ? null : { value: shift, label: typedHours(shift, t).text };
