/** The kinds of work, for jobs and skills alike. Their labels are in messages/*.json under `options.category`. */
import { isOneOf } from "@/lib/core/objects";

export const DOMESTIC_CATEGORIES = [
  "personal-driver",
  "housekeeper",
  "chef-cook",
  "gardener",
  "security-guard",
  "nanny-babysitter",
  "personal-assistant",
  "elderly-care",
  "maintenance-handyman",
] as const;

/** "gardener" also belongs to the trades, but is listed once, in the domestic group. */
export const TRADES_CATEGORIES = [
  "driver",
  "electrician",
  "plumber",
  "carpenter",
  "mechanic",
  "welder",
  "painter",
  "mason",
  "cleaner",
] as const;

export const CATEGORIES = [...DOMESTIC_CATEGORIES, ...TRADES_CATEGORIES] as const;
export type Category = (typeof CATEGORIES)[number];

/** The six tiles on the workers' home screen, after "All Staff". */
export const TILE_CATEGORIES = [
  "personal-driver",
  "housekeeper",
  "chef-cook",
  "security-guard",
  "gardener",
  "nanny-babysitter",
] as const satisfies readonly Category[];

/** Further tiles after those: the commonest work of the trades. */
export const MORE_TILE_CATEGORIES = ["cleaner", "driver"] as const satisfies readonly Category[];

/** Words that people use for several categories at once; a tile may ask for one of them. */
export const KINDS = { driver: ["driver", "personal-driver"] } as const satisfies Record<string, readonly Category[]>;

export type CategoryGroup = "domestic" | "trades";
/** The group under which forms and lists show a category. */
export const categoryGroup = (category: Category): CategoryGroup =>
  isOneOf(DOMESTIC_CATEGORIES, category) ? "domestic" : "trades";

/** Width and height in pixels of the categories' pictures for other programs (public/category/NAME.png). */
export const CATEGORY_PREVIEW = { width: 800, height: 450 } as const;

/** Whether a value is a category's slug. */
export const isCategory = (value: unknown): value is Category => isOneOf(CATEGORIES, value);
