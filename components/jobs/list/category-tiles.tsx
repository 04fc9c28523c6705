import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { CATEGORY_TILES } from "@/components/shared/pictograms/tiles";
import { categoryMask } from "@/components/shared/pictograms/mask";
import { TILE_CATEGORIES } from "@/lib/categories";
import { cn } from "@/lib/utils";
import { ChosenInSight } from "./chosen-in-sight";

export interface CategoryTilesProps {
  /** The chosen category, null for all; one without a tile marks none. */
  current: string | null;
  hrefOf: (category: string | null) => string;
}

/** All Staff and the six most common kinds of work as pictures: on a phone one row to swipe. */
export function CategoryTiles({ current, hrefOf }: CategoryTilesProps) {
  const t = useTranslations();
  return (
    <nav aria-label={t("jobs.tiles")} className="max-md:-mx-4">
      <ul className="relative flex gap-2 max-md:snap-x max-md:scroll-px-4 max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:flex-wrap">
        {[null, ...TILE_CATEGORIES].map((category) => (
          <li key={category} className="flex shrink-0 max-md:snap-start">
            <AppLink
              href={hrefOf(category)}
              scroll={false}
              aria-current={current === category ? "true" : undefined}
              className={cn(
                "border-border bg-card flex min-h-12 items-center gap-2 rounded-full border-2 py-0.5 ps-1 pe-3.5 font-semibold transition-colors",
                "hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary-edge",
                "focus-visible:-outline-offset-1",
              )}
            >
              <span
                className={cn(
                  "tile size-10 rounded-full [--mask-size:1.75rem]",
                  CATEGORY_TILES[category ?? "all-staff"],
                  categoryMask(category ?? "all-staff"),
                )}
              />
              {category === null ? t("jobs.allStaff") : t(`options.category.${category}`)}
            </AppLink>
          </li>
        ))}
      </ul>
      <ChosenInSight key={current} />
    </nav>
  );
}
