import type { PictogramName } from "./drawings";
import type { CategoryPictogramName } from "./tiles";

/** The pictograms that also exist as CSS masks: a picture costs no element there. */
export const SMALL_MASKS = [
  "place",
  "accommodation",
  "meals",
  "paid-time-off",
  "company",
  "verified",
  "check",
  "unchecked",
  "shift-day",
  "shift-night",
  "shift-standard",
  "shift-flexible",
  "shift-on-call",
  "shift-live-in",
  "speaker",
  "silence",
  "heart",
  "heart-full",
] as const satisfies readonly PictogramName[];
export type SmallMask = (typeof SMALL_MASKS)[number];

/** The class that puts a small pictogram before an element's text, in the text's colour. */
export const smallMask = (name: SmallMask): string => `mask-before mask-${name}`;

/** The class that draws a small pictogram, in the text's colour, in the middle of a button without text. */
export const aloneMask = (name: SmallMask): string => `mask-alone mask-${name}`;

/** The class that draws a category's pictogram, in two tones, in the middle of an element. */
export const categoryMask = (name: CategoryPictogramName): string => `mask-centre mask-${name}`;
