import type { ComponentProps } from "react";
import { cn } from "@/lib/core/utils";
import type { PictogramName } from "./drawings";
import { CATEGORY_TILES, categoryPictogram } from "./tiles";
import { STROKE_WIDTH } from "./drawing";
import { SPRITE } from "./sprite";

const BOLD_STROKE_WIDTH = 3.25;

export interface PictogramProps extends Omit<ComponentProps<"svg">, "name" | "children"> {
  name: PictogramName;
  /** Heavier lines, for 32 px and less. */
  bold?: boolean;
}

/**
 * One of our drawings, in the text colour; size it with a `size-*` class. A page names it instead of holding its paths: all
 * of them are in one file that the browser keeps.
 */
export function Pictogram({ name, bold = false, className, ...props }: PictogramProps) {
  return (
    <svg
      data-slot="pictogram"
      strokeWidth={bold ? BOLD_STROKE_WIDTH : STROKE_WIDTH}
      className={cn("size-8 shrink-0", className)}
      aria-hidden
      {...props}
    >
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}

export interface CategoryPictogramProps extends Omit<PictogramProps, "name"> {
  category: string;
}

/** The drawing of a category. */
export function CategoryPictogram({ category, ...props }: CategoryPictogramProps) {
  return <Pictogram name={categoryPictogram(category)} {...props} />;
}

const TILE_SIZES = {
  sm: "size-12 rounded-lg [&_svg]:size-9",
  md: "size-16 rounded-xl [&_svg]:size-12",
  lg: "size-24 rounded-2xl [&_svg]:size-18",
} as const;

export interface CategoryTileProps extends Omit<ComponentProps<"span">, "children"> {
  category: string;
  /** 48, 64 or 96 px. */
  size?: keyof typeof TILE_SIZES;
}

/** The drawing of a category on its tinted tile. */
export function CategoryTile({ category, size = "md", className, ...props }: CategoryTileProps) {
  return (
    <span
      data-slot="category-tile"
      className={cn(
        "tile inline-flex shrink-0 items-center justify-center",
        CATEGORY_TILES[categoryPictogram(category)],
        TILE_SIZES[size],
        className,
      )}
      {...props}
    >
      <CategoryPictogram category={category} />
    </span>
  );
}
