import { isKeyOf, keysOf } from "@/lib/core/objects";
import type { PictogramName } from "./drawings";

/** The hue of each category's tile; the class sets `--tile-hue` (globals.css). */
export const CATEGORY_TILES = {
  "all-staff": "tile-leaf",
  "personal-driver": "tile-lake",
  housekeeper: "tile-sun",
  "chef-cook": "tile-clay",
  gardener: "tile-leaf",
  "security-guard": "tile-dusk",
  "nanny-babysitter": "tile-rose",
  "personal-assistant": "tile-lake",
  "elderly-care": "tile-rose",
  "maintenance-handyman": "tile-clay",
  driver: "tile-dusk",
  electrician: "tile-sun",
  plumber: "tile-lake",
  carpenter: "tile-sun",
  mechanic: "tile-leaf",
  welder: "tile-dusk",
  painter: "tile-rose",
  mason: "tile-clay",
  cleaner: "tile-lake",
} as const satisfies Partial<Record<PictogramName, string>>;

export type CategoryPictogramName = keyof typeof CATEGORY_TILES;
export const CATEGORY_PICTOGRAM_NAMES = keysOf(CATEGORY_TILES);

/** The pictogram of a category; "everybody" for an unknown one. */
export const categoryPictogram = (category: string): CategoryPictogramName =>
  isKeyOf(CATEGORY_TILES, category) ? category : "all-staff";
