import { box, circle, type Drawing } from "./drawing";

const COIN = circle(24, 14, 9);
const SHEET = box(10, 5, 28, 38, 3);
const FACE = circle(24, 24, 18);
const CHILD = "M8 42c0-9 3.5-16 9.5-16S27 33 27 42z";

/** The five pictures of a report: things that may be wrong with a job. */
export const REPORT_DRAWINGS = {
  "asked-money": {
    tint: COIN,
    line: `${COIN}M20.5 10h7M20.5 13.5h7M23 10c4 0 4 5 0 5h-2l4.5 4.5M5 34c6-5 11-5 15-2h8c4 0 4 5 0 5h-8M29 34.5l9-5c4-2 6.5 2.5 3.5 5L31 42H15l-4-3H5`,
  },
  "not-as-written": { tint: SHEET, line: `${SHEET}M16 13h16M16 19h10M17 26l14 12M31 26 17 38` },
  "bad-behaviour": {
    tint: FACE,
    line: `${FACE}M13 16l7 3.5M35 16l-7 3.5M16 35c4-6 12-6 16 0`,
    dot: `${circle(18, 23.5, 1.5)}${circle(30, 23.5, 1.5)}`,
  },
  "child-works": { tint: CHILD, line: `${circle(17.5, 17, 6.5)}${CHILD}M37 5v24M32.5 29h9l2.5 13H30z` },
  "something-else": { tint: FACE, line: `${FACE}M18.5 19.5c0-7.5 11-7.5 11-.5 0 4.5-5.5 4.5-5.5 9.5M24 34v.5` },
} as const satisfies Record<string, Drawing>;
