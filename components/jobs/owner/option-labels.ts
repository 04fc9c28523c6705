import { useTranslations } from "next-intl";
import { isCategory } from "@/lib/categories";
import type { OptionList } from "@/lib/jobs/chosen-fields";
import { optionKey } from "@/lib/option-key";

/** The words of options; free text that is no known option is shown as it is. */
export function useOptionLabels() {
  const t = useTranslations("options");
  type Key = Parameters<typeof t>[0];
  return {
    /** Of an option in its list. Those that are English phrases have a key of their own, others are their key. */
    phrase: (list: OptionList, option: string): string => {
      const key = [`${list}.${optionKey(option)}` as Key, `${list}.${option}` as Key].find((one) => t.has(one));
      return key === undefined ? option : t(key);
    },
    category: (slug: string): string => (isCategory(slug) ? t(`category.${slug}`) : slug),
  };
}
