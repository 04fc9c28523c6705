import type { Category } from "@/lib/categories";
import type { PlaceItem } from "@/lib/places/types";

/** A kind of work in a city. */
export interface WorkInCity {
  category: Category;
  city: PlaceItem;
}
