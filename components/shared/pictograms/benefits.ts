import { box, circle, type Drawing } from "./drawing";

const BOWL = "M5.5 24h37c0 9.5-7.5 16-18.5 16S5.5 33.5 5.5 24z";
const CASE = box(5, 15, 38, 26, 3);
const GIFT = box(8, 22, 32, 20, 2);
const SHIRT = "M17 7c1 3.5 3.5 5.5 7 5.5S30 10.5 31 7l11.5 5-3 10-5.5-1.5V41H14V20.5L8.5 22l-3-10z";
const BOARD = "M24 9.5 44 18.5 24 27.5 4 18.5z";
const LAMP = "M5 29h38c-1.5 7.5-8 12-19 12S6.5 36.5 5 29z";
const PUMP = "M9 42V10c0-1.7 1.3-3 3-3h13c1.7 0 3 1.3 3 3v32z";
const BUS = box(6, 9, 36, 27, 4);
const SCOOTER = "M6.5 35c0-6 4-10 9.5-10h7.5v10z";
const FAMILY_HEART =
  "M24 21c-4.5-3.2-7-5.7-7-8.6C17 10 18.7 8 21 8c1.3 0 2.3.7 3 1.8C24.7 8.7 25.7 8 27 8c2.3 0 4 2 4 4.4 0 2.9-2.5 5.4-7 8.6z";

/** Benefits besides the pay. Domestic and trades benefits share drawings. */
export const BENEFIT_DRAWINGS = {
  // A bowl heaped with rice; a round plate with two bowls would look like a face.
  meals: {
    tint: `${BOWL}M10.5 24c1-6.5 6.5-11 13.5-11s12.5 4.5 13.5 11z`,
    line: `${BOWL}M10.5 24c1-6.5 6.5-11 13.5-11 3.5 0 6.5 1 8.7 2.8M37.5 24c-.2-1.4-.6-2.7-1.2-3.9M36.5 20 42.5 7M18 42h12M18 19.5l1.5-1M24.5 18.5l1.5 1M29.5 20.5l1-1`,
  },
  "health-insurance": {
    tint: CASE,
    line: `${CASE}M17 15v-3.5C17 9.6 18.6 8 20.5 8h7c1.9 0 3.5 1.6 3.5 3.5V15M24 21.5v13M17.5 28h13`,
  },
  // A growing pile of coins.
  bonus: {
    tint: circle(34, 15, 9.5),
    line: `${circle(34, 15, 9.5)}M30.5 10.5h7M30.5 14h7M32.5 10.5c4.5 0 4.5 6 0 6h-1.5l5 4M6 42v-7.5h8V42M17 42V30h8v12M28 42V29h8v13M4 42h35`,
  },
  "paid-time-off": {
    tint: "M8 21C10 12 16 7.5 24 7.5S38 12 40 21c-3-2.5-6-2.5-8 0-2.5-2.5-5.5-2.5-8 0-2.5-2.5-5.5-2.5-8 0-2-2.5-5-2.5-8 0z",
    line: "M8 21C10 12 16 7.5 24 7.5S38 12 40 21c-3-2.5-6-2.5-8 0-2.5-2.5-5.5-2.5-8 0-2.5-2.5-5.5-2.5-8 0-2-2.5-5-2.5-8 0zM24 7.5V5M24 21v21M12 42h31M28.5 32l5.5 6.5h9M38 38.5V42",
  },
  vehicle: {
    tint: SCOOTER,
    line: `M6.5 35c0-6 4-10 9.5-10h7.5v10.5h6.5L34.3 17M26 9.5h6.5L38 31.5${box(8.5, 19.5, 15.5, 5.5, 2.7)}${circle(13, 37, 5)}${circle(38, 37, 5)}`,
    dot: circle(36.5, 15.5, 2),
  },
  uniform: { tint: SHIRT, line: `${SHIRT}M24 12.5V41M27.5 21.5h3.5` },
  training: {
    tint: BOARD,
    line: `${BOARD}M12.5 22.5V33c3 3.5 6.8 5 11.5 5s8.5-1.5 11.5-5V22.5M44 18.5v12`,
  },
  // A lit diya.
  "festival-bonus": {
    tint: LAMP,
    line: `${LAMP}M24 29v-3M24 26c-5-2-7-5.5-5.8-10 1-3.6 4-6 5.8-11 1.8 5 4.8 7.4 5.8 11 1.2 4.5-.8 8-5.8 10zM9 16.5l2.5 2.5M39 16.5 36.5 19`,
  },
  overtime: {
    tint: circle(20, 24, 14.5),
    line: `${circle(20, 24, 14.5)}M20 15.5V24l6 4M38 5.5v10M33 10.5h10`,
  },
  "family-healthcare": {
    tint: FAMILY_HEART,
    line: `${FAMILY_HEART}${circle(11, 24.5, 4)}${circle(37, 24.5, 4)}${circle(24, 30, 3.2)}M4.5 42c0-6 2.3-9.5 6.5-9.5s6.5 3.5 6.5 9.5M30.5 42c0-6 2.3-9.5 6.5-9.5s6.5 3.5 6.5 9.5M19.5 42c0-3.5 1.5-5.5 4.5-5.5s4.5 2 4.5 5.5`,
  },
  education: {
    tint: "M24 13C19 9 12.5 8 5 8.5V37c7.5-.5 14 .5 19 4.5z",
    line: "M24 13C19 9 12.5 8 5 8.5V37c7.5-.5 14 .5 19 4.5 5-4 11.5-5 19-4.5V8.5C35.5 8 29 9 24 13zM24 13v28.5M10.5 17c3.5 0 6 .5 8.5 2M10.5 25c3.5 0 6 .5 8.5 2M37.5 17c-3.5 0-6 .5-8.5 2M37.5 25c-3.5 0-6 .5-8.5 2",
  },
  fuel: {
    tint: PUMP,
    line: `${PUMP}M5.5 42h26${box(13.5, 12, 10, 9, 1.5)}M28 24h4c1.7 0 3 1.3 3 3v8c0 1.7 1.3 3 3 3s3-1.3 3-3V18l-6-6M41 20h-3c-1 0-2-1-2-2v-4`,
  },
  transport: {
    tint: BUS,
    line: `${BUS}M6 26h36M24 9v17M13 36v4.5M35 36v4.5M13.5 31h1M33.5 31h1M3.5 17v5M44.5 17v5`,
  },
  mobile: {
    tint: box(13, 4.5, 22, 39, 4),
    line: `${box(13, 4.5, 22, 39, 4)}M13 34.5h22M22.5 39h3M19 14.5h10M19 19h10M21.5 14.5c5.5 0 5.5 8 0 8h-2l6.5 6`,
  },
  gift: {
    tint: GIFT,
    line: `${GIFT}${box(5, 14, 38, 8, 2)}M24 14v28M24 14c-4 0-9-1-9-5 0-2 1.5-3.5 3.5-3.5C22 5.5 24 10 24 14zM24 14c4 0 9-1 9-5 0-2-1.5-3.5-3.5-3.5C26 5.5 24 10 24 14z`,
  },
} as const satisfies Record<string, Drawing>;
