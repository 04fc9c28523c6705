import { describe, expect, test } from "vitest";
import { CATEGORY_TILES } from "@/components/shared/pictograms/tiles";
import { KINDS, MORE_TILE_CATEGORIES, TILE_CATEGORIES } from "@/lib/core/categories";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";

describe("the tiles after the specification's six", () => {
  test("are the commonest work that has none there", () => {
    expect(MORE_TILE_CATEGORIES).toEqual(["cleaner", "driver"]);
  });

  test("have a picture, and a name that no other tile has in any language", async () => {
    for (const language of LANGUAGES) {
      const { options } = await loadMessages(language);
      const names = [...TILE_CATEGORIES, ...MORE_TILE_CATEGORIES].map((category) => options.category[category]);
      expect(new Set(names).size, language).toBe(names.length);
    }
    expect(Object.keys(CATEGORY_TILES)).toEqual(expect.arrayContaining([...MORE_TILE_CATEGORIES]));
    // Ten catalogues are read for it.
  }, 30_000);

  test("the driver's asks for both kinds of drivers", () =>
    expect(KINDS.driver).toEqual(["driver", "personal-driver"]));
});
