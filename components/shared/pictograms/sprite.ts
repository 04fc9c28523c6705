/** The file of all pictograms; made by tests/unit/pictogram-masks.test.ts. */
export const SPRITE = "/pictograms.svg?d038ae2c";
