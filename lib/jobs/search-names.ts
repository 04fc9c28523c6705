import type { Category } from "./options";
import { nameIndex } from "./search-name-index";
import { DOMESTIC_NAMES } from "./search-names-domestic";
import { TRADES_NAMES } from "./search-names-trades";

/** What people call each category, in ten languages and in Latin letters. */
export const CATEGORY_NAMES = { ...DOMESTIC_NAMES, ...TRADES_NAMES };

const index = nameIndex(
  Object.entries(CATEGORY_NAMES).map(
    ([category, names]) => [category as Category, Object.values(names).join(",")] as const,
  ),
);

/**
 * The categories that these words together name, or begin to name while somebody types.
 * @param words as `searchWords` gives them: "घर का काम" → housekeeper, "raso" → chef-cook.
 */
export const categoriesNamed = (words: readonly string[]): readonly Category[] => index.begunBy(words);

/** Whether these words are the whole name of a category. */
export const isCategoryName = (words: readonly string[]): boolean => index.named(words).length > 0;
