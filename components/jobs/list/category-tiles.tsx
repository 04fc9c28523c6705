import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { CATEGORY_TILES } from "@/components/shared/pictograms/tiles";
import { categoryMask } from "@/components/shared/pictograms/mask";
import { TILE_CATEGORIES } from "@/lib/core/categories";
import { cn } from "@/lib/core/utils";
import { ChosenInSight } from "./chosen-in-sight";

export interface CategoryTilesProps {
  /** The chosen category, null for all; one without a tile marks none. */
  current: string | null;
  hrefOf: (category: string | null) => string;
}

/** Places and kinds of work in one row, to swipe on a phone: that leaves room for two jobs below it. */
export const ChoiceRow = ({ current, children }: { current: string | null; children: ReactNode }) => (
  <>
    <div
      className={cn(
        "relative max-md:-mx-4 max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:[scrollbar-width:none] max-md:gap-2",
        "max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:*:shrink-0 md:flex md:flex-wrap md:gap-x-2 md:gap-y-4",
      )}
    >
      {children}
    </div>
    <ChosenInSight key={current} />
  </>
);

/** All Staff and the six most common kinds of work as pictures. */
export async function CategoryTiles({ current, hrefOf }: CategoryTilesProps) {
  const t = await getTranslations();
  const tiles = [null, ...TILE_CATEGORIES].map((category) => (
    <li key={category} className="flex shrink-0 max-md:snap-start">
      <AppLink
        href={hrefOf(category)}
        scroll={false}
        data-kind={category ?? undefined}
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
  ));
  return (
    <nav aria-label={t("jobs.tiles")} className="md:order-last md:basis-full">
      <ul className="flex gap-2 md:flex-wrap">{tiles}</ul>
    </nav>
  );
}
