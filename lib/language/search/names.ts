import type { Category } from "@/lib/core/categories";
import { keysOf } from "@/lib/core/objects";
import { nameIndex } from "@/lib/language/words/name-index";
import { DOMESTIC_NAMES } from "./names-domestic";
import { TRADES_NAMES } from "./names-trades";

/** The names of each category, in ten languages and in Latin letters. */
export const CATEGORY_NAMES = { ...DOMESTIC_NAMES, ...TRADES_NAMES };

const index = nameIndex(
  keysOf(CATEGORY_NAMES).map((category) => [category, Object.values(CATEGORY_NAMES[category]).join(",")] as const),
);

/**
 * The categories that these words name together, or begin to name while the person is still typing.
 * @param words as `searchWords` gives them: "घर का काम" → housekeeper, "raso" → chef-cook.
 */
export const categoriesNamed = (words: readonly string[]): readonly Category[] => index.startingWith(words);

/** Whether these words are the full name of a category. */
export const isCategoryName = (words: readonly string[]): boolean => index.named(words).length > 0;
