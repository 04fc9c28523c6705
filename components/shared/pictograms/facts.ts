import { box, circle, type Drawing } from "./drawing";

const PIN = "M24 43C15 33.5 10.5 26.5 10.5 20a13.5 13.5 0 0 1 27 0c0 6.5-4.5 13.5-13.5 23z";
const SHIELD = "M24 5.5c4.5 3 9.5 4.5 15 5V23c0 9-5.5 15.5-15 19.5C14.5 38.5 9 32 9 23V10.5c5.5-.5 10.5-2 15-5z";
const STAFF = "M11.5 41.5c0-9 5-14.5 12.5-14.5s12.5 5.5 12.5 14.5z";
const STAR = "M24 9.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z";
const BED = "M6 26.5h36c1 0 1.5.6 1.5 1.5v8H4.5v-8c0-.9.5-1.5 1.5-1.5z";

const PAD =
  "M24 24.5c5.5 0 11 6.5 11 11.5 0 3.2-2.3 5-5.2 5-2.3 0-3.8-1-5.8-1s-3.5 1-5.8 1c-2.9 0-5.2-1.8-5.2-5 0-5 5.5-11.5 11-11.5z";
const BAG = box(6, 15.5, 36, 25, 4);

/** The facts on a job's card. */
export const FACT_DRAWINGS = {
  "all-staff": {
    tint: `${STAFF}${circle(24, 15, 6.5)}`,
    line: `${STAFF}${circle(24, 15, 6.5)}${circle(8.5, 20, 3.7)}${circle(39.5, 20, 3.7)}M3.5 38.5c0-5.5 2.2-9.5 6.5-10M44.5 38.5c0-5.5-2.2-9.5-6.5-10`,
  },
  pay: {
    tint: circle(24, 24, 18),
    line: `${circle(24, 24, 18)}M16.5 14.5h15M16.5 20.5h15M21 14.5c9.5 0 9.5 12 0 12h-4.5L27.5 35.5`,
  },
  place: { tint: PIN, line: `${PIN}${circle(24, 20, 5)}` },
  experience: {
    tint: circle(24, 18, 13),
    line: `${circle(24, 18, 13)}${STAR}M15.5 28.5 12 42.5l6.5-2.5 4 3.5L24 37l1.5 6.5 4-3.5 6.5 2.5-3.5-14`,
  },
  "job-type": { tint: BAG, line: `${BAG}M17 15.5V12c0-2 1.5-3.5 3.5-3.5h7c2 0 3.5 1.5 3.5 3.5v3.5M6 26.5h36M24 24v5` },
  verified: { tint: SHIELD, line: `${SHIELD}M16.5 23.5l5.5 5.5 10-11` },
  accommodation: {
    tint: BED,
    line: `${BED}M4.5 36v4M43.5 36v4M8 26.5V13c0-2 1.5-3.5 3.5-3.5h25c2 0 3.5 1.5 3.5 3.5v13.5M13 26.5V22c0-1.7 1.3-3 3-3h4c1.7 0 3 1.3 3 3v4.5M25 26.5V22c0-1.7 1.3-3 3-3h4c1.7 0 3 1.3 3 3v4.5`,
  },
  pets: {
    tint: PAD,
    line: `${PAD}${circle(17, 12.5, 4)}${circle(31, 12.5, 4)}${circle(8.5, 22, 3.5)}${circle(39.5, 22, 3.5)}`,
  },
  check: { tint: circle(24, 24, 18), line: `${circle(24, 24, 18)}M15.5 24.5l6 6L33 18.5` },
  company: {
    tint: box(9, 7, 20, 35, 2),
    line: `${box(9, 7, 20, 35, 2)}M29 20h8c1.2 0 2 .8 2 2v20M5 42h38M15 14.5h1.5M21.5 14.5H23M15 21.5h1.5M21.5 21.5H23M15 28.5h1.5M21.5 28.5H23M19 42v-6M34 27.5v.5M34 34v.5`,
  },
} as const satisfies Record<string, Drawing>;
