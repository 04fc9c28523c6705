import { useTranslations } from "next-intl";
import type { Translator } from "@/lib/language/i18n/translator";
import { isCategory } from "@/lib/core/categories";
import type { OptionList } from "@/lib/domains/jobs/chosen-fields";
import { optionKey } from "@/lib/core/option-key";

/** Labels of options; free text that is not a known option is shown unchanged. */
export const useOptionLabels = () => optionLabels(useTranslations());

/** The same where no hook can be called. Needs the texts of `options`. */
export function optionLabels(t: Translator) {
  type Key = Parameters<Translator>[0];
  // English phrases have a key of their own; other options are their own key.
  const labelOf = (list: OptionList, option: string): string | null => {
    const keys = [`options.${list}.${optionKey(option)}` as Key, `options.${list}.${option}` as Key];
    const key = keys.find((one) => t.has(one));
    return key === undefined ? null : t(key);
  };
  return {
    /** The label of a list's option; null for free text. */
    labelOf,
    phrase: (list: OptionList, option: string): string => labelOf(list, option) ?? option,
    category: (slug: string): string => (isCategory(slug) ? t(`options.category.${slug}`) : slug),
  };
}
