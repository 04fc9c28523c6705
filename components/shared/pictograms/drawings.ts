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
