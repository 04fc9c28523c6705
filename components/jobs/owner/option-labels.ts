import { useTranslations } from "next-intl";
import { isCategory, optionKey } from "@/lib/jobs/options";

/** Lists whose members are English phrases, with which people may mix free text. */
type PhraseList = "benefit" | "shift" | "experience" | "verification" | "requiredLanguage" | "jobType";

/** The words of options; free text that is no known option is shown as it is. */
export function useOptionLabels() {
  const t = useTranslations("options");
  type Key = Parameters<typeof t>[0];
  return {
    phrase: (list: PhraseList, phrase: string): string => {
      const key = `${list}.${optionKey(phrase)}` as Key;
      return t.has(key) ? t(key) : phrase;
    },
    category: (slug: string): string => (isCategory(slug) ? t(`category.${slug}`) : slug),
  };
}
