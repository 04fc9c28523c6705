import { useTranslations } from "next-intl";
import { isCategory } from "@/lib/categories";
import type { OptionList } from "@/lib/jobs/chosen-fields";
import { optionKey } from "@/lib/option-key";

/** Labels of options; free text that is not a known option is shown unchanged. */
export function useOptionLabels() {
  const t = useTranslations("options");
  type Key = Parameters<typeof t>[0];
  return {
    /** The label of a list's option. English phrases have a key of their own; other options are their own key. */
    phrase: (list: OptionList, option: string): string => {
      const key = [`${list}.${optionKey(option)}` as Key, `${list}.${option}` as Key].find((one) => t.has(one));
      return key === undefined ? option : t(key);
    },
    category: (slug: string): string => (isCategory(slug) ? t(`category.${slug}`) : slug),
  };
}
