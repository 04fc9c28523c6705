/** Closed lists of account values. Labels live in messages/*.json under `options.<list>.<value>`. */

/** Why an account was deactivated, as its owner is told. */
export const DEACTIVATION_REASONS = [
  "asked_money",
  "false_details",
  "bad_conduct",
  "spam",
  "own_wish",
  "other",
] as const;
export type DeactivationReason = (typeof DEACTIVATION_REASONS)[number];

export const REGIONS = ["maharashtra", "delhi", "gujarat", "karnataka", "tamil_nadu"] as const;
export type Region = (typeof REGIONS)[number];

/** A region's slug among those of lib/language/places/names/regions.ts. */
export const stateOf = (region: Region): string => region.replaceAll("_", "");

/** The language most people read in a region: suggested at registration, never preselected. */
export const LANGUAGE_BY_REGION = {
  maharashtra: "mr",
  delhi: "hi",
  gujarat: "gu",
  karnataka: "kn",
  tamil_nadu: "ta",
} as const satisfies Record<Region, string>;
