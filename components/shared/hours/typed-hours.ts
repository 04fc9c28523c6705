import { useTranslations } from "next-intl";
import { readHours } from "@/lib/hours/read";
import { optionKey } from "@/lib/option-key";
import { shownHours } from "@/components/shared/hours/hours";

/** The translator for all texts, on the server or in the browser. */
type Translator = ReturnType<typeof useTranslations<never>>;

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
  const hours = readHours(shift);
  const { text, lang } = shownHours({ shift, hoursFrom: hours?.from ?? null, hoursTo: hours?.to ?? null }, t);
  return { text: text ?? shift, lang };
}

/** Hours with their words, for a form that offers them; null for none. */
export const ownHours = (shift: string | null, t: Translator): OwnHours | null =>
  shift === null ? null : { value: shift, label: typedHours(shift, t).text };
