import { isKeyOf, keysOf } from "@/lib/objects";
import { ACTION_DRAWINGS } from "./actions";
import { BENEFIT_DRAWINGS } from "./benefits";
import { DOMESTIC_DRAWINGS } from "./domestic";
import type { Drawing } from "./drawing";
import { FACT_DRAWINGS } from "./facts";
import { PEOPLE_DRAWINGS } from "./people";
import { TIME_DRAWINGS } from "./times";
import { TRADES_DRAWINGS } from "./trades";

/** Every pictogram by its name. */
export const DRAWINGS = {
  ...DOMESTIC_DRAWINGS,
  ...TRADES_DRAWINGS,
  ...FACT_DRAWINGS,
  ...TIME_DRAWINGS,
  ...BENEFIT_DRAWINGS,
  ...ACTION_DRAWINGS,
  ...PEOPLE_DRAWINGS,
} as const satisfies Record<string, Drawing>;

export type PictogramName = keyof typeof DRAWINGS;

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
