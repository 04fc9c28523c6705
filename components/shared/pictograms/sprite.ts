/** The file of all pictograms; made by tests/unit/pictogram-masks.test.ts. */
export const SPRITE = "/pictograms.svg?fcb81e86";
