import type { Category } from "@/lib/core/categories";
import type { PlaceItem } from "@/lib/language/places/types";

/** A kind of work in a city; null for any. */
export interface WorkInCity<Kind extends Category | null = Category> {
  category: Kind;
  city: PlaceItem;
}
