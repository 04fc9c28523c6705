import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { AppLink } from "@/components/shared/app-link";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { TILE_CATEGORIES } from "@/lib/categories";
import { cn } from "@/lib/utils";

export interface CategoryTilesProps {
  /** The chosen category, null for all; one without a tile marks none. */
  current: string | null;
  hrefOf: (category: string | null) => string;
  /** Handles the choice in place instead of following the link. */
  onChoose?: (category: string | null) => void;
}

/** All Staff and the six most common kinds of work as pictures. */
export function CategoryTiles({ current, hrefOf, onChoose }: CategoryTilesProps) {
  const t = useTranslations();
  return (
    <nav aria-label={t("jobs.tiles")}>
      {/* Three per row, fewer if a language's longest word needs more room: no word is split. */}
      <ul className="flex flex-wrap gap-2">
        {[null, ...TILE_CATEGORIES].map((category) => (
          <li
            key={category}
            className={cn("flex min-w-min flex-1 md:basis-[12%]", category === null ? "basis-full" : "basis-[30%]")}
          >
            <AppLink
              href={hrefOf(category)}
              scroll={false}
              aria-current={current === category ? "true" : undefined}
              onClick={onChoose && inPlace(() => onChoose(category))}
              className={cn(
                "border-border bg-card shadow-card relative flex w-full items-center rounded-xl border px-0 py-1.5 font-medium md:px-2",
                "hover:border-primary aria-[current]:border-primary aria-[current]:ring-primary aria-[current]:bg-primary-soft transition-colors aria-[current]:ring-1",
                category === null ? "gap-3 max-md:ps-1.5 max-md:pe-11 md:flex-col md:gap-1.5" : "flex-col gap-1.5",
              )}
            >
              <CategoryTile category={category ?? "all-staff"} size="sm" className="md:size-16 md:[&_svg]:size-12" />
              <span
                className={cn("max-w-full px-0.5 leading-snug", category === null ? "md:text-center" : "text-center")}
              >
                {category === null ? t("jobs.allStaff") : t(`options.category.${category}`)}
              </span>
              {current === category ? (
                <span className="bg-primary text-primary-foreground absolute end-1 top-1 rounded-full p-1">
                  <Check aria-hidden strokeWidth={3.5} className="size-4" />
                </span>
              ) : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// With a modifier key the link opens as the browser decides.
const inPlace = (choose: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  choose();
};
