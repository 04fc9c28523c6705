import { useTranslations } from "next-intl";
import { LANGUAGE_NAMES, LANGUAGES } from "@/lib/language/i18n/languages";
import { isOneOf } from "@/lib/core/objects";
import { optionKey } from "@/lib/core/option-key";
import { SPOKEN_LANGUAGES } from "@/lib/domains/profiles/options";
import { workNamedBy } from "@/lib/core/skills";

type ProfileMessage = Parameters<ReturnType<typeof useTranslations<"profile">>["has"]>[0];

/** Labels of values stored as English phrases. Users' own text is shown unchanged. */
export function usePhraseText() {
  const t = useTranslations("profile");
  const tCategory = useTranslations("options.category");
  const phrase =
    (list: "skill" | "availability") =>
    (value: string): string => {
      const key = `${list}.${optionKey(value)}` as ProfileMessage;
      return t.has(key) ? t(key) : value;
    };
  const skill = (value: string): string => {
    const work = workNamedBy(value);
    return work === null ? phrase("skill")(value) : tCategory(work);
  };
  return { skill, availability: phrase("availability") };
}

/** The ten languages: the stored value and its own name. */
export const LANGUAGE_CHOICES = LANGUAGES.map((code) => ({
  code,
  value: SPOKEN_LANGUAGES[code],
  label: LANGUAGE_NAMES[code],
}));

/** Whether a stored language is one of the ten. */
export const isOfferedLanguage = (language: string): boolean => isOneOf(Object.values(SPOKEN_LANGUAGES), language);
