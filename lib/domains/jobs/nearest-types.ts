import type { Category } from "@/lib/core/categories";
import type { PlaceItem } from "@/lib/language/places/types";

/** A kind of work in a city. */
export interface WorkInCity {
  category: Category;
  city: PlaceItem;
}
