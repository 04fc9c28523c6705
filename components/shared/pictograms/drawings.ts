import { BENEFIT_DRAWINGS } from "./benefits";
import { DOMESTIC_DRAWINGS } from "./domestic";
import { box, circle, type Drawing } from "./drawing";
import { TRADES_DRAWINGS } from "./trades";

const COIN = circle(24, 14, 9);
const SHEET = box(10, 5, 28, 38, 3);
const FACE = circle(24, 24, 18);
const CHILD = "M8 42c0-9 3.5-16 9.5-16S27 33 27 42z";

/** The five pictures of a report: things that may be wrong with a job. */
const REPORT_DRAWINGS = {
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

const MOON = "M38.5 28.5A16 16 0 1 1 20 8.5a13 13 0 0 0 18.5 20z";
const DIAL = circle(24, 24, 18);
const PHONE =
  "M15.5 7.5l4.5 8.5-4 4c2 5 5.5 8.5 10.5 10.5l4-4 8.5 4.5c.5 4.5-2.5 9.5-7.5 9.5C17.5 40.5 6 29 6 15c0-5 5-8 9.5-7.5z";
const HOME = "M10 20v19.5c0 1.4 1.1 2.5 2.5 2.5h23c1.4 0 2.5-1.1 2.5-2.5V20";
const CALENDAR = `${box(6, 9, 36, 33, 3)}M6 18.5h36M15 5.5V12M33 5.5V12`;
const FLASH = "M27 4.5 9.5 27H22l-3 16.5L38.5 20H25.5z";

/** Hours of work, and how soon it starts. */
const TIME_DRAWINGS = {
  "shift-day": {
    tint: circle(24, 24, 9),
    line: `${circle(24, 24, 9)}M24 5v4.5M24 38.5V43M5 24h4.5M38.5 24H43M10.6 10.6l3.1 3.1M34.3 34.3l3.1 3.1M10.6 37.4l3.1-3.1M34.3 13.7l3.1-3.1`,
  },
  "shift-night": {
    tint: MOON,
    line: `${MOON}M34 7v6M31 10h6M41.5 17v3M40 18.5h3`,
  },
  "shift-standard": { tint: DIAL, line: `${DIAL}M24 13v11h-8M24 6v2M42 24h-2M24 42v-2M6 24h2` },
  "shift-flexible": {
    tint: circle(24, 24, 11),
    line: `${circle(24, 24, 11)}M24 18v6.5l4 2.5M6 22C7 13 14.5 6 24 6c6 0 11 2.7 14.3 7M39 6v7.5h-7.5M42 26c-1 9-8.5 16-18 16-6 0-11-2.7-14.3-7M9 42v-7.5h7.5`,
  },
  "shift-on-call": { tint: PHONE, line: `${PHONE}M28 6c8 .5 13.5 6 14 14M28 13c4 .4 6.6 3 7 7` },
  "shift-live-in": {
    tint: `${HOME}L24 9z`,
    line: `M5 23.5 24 7l19 16.5${HOME}M15.5 38v-9M15.5 35h17v3M15.5 32h4M22.5 35v-3.5h7.5c1.5 0 2.5 1 2.5 2.5v1`,
  },
  "urgency-immediate": { tint: FLASH, line: FLASH },
  "urgency-within-week": {
    tint: box(6, 9, 36, 33, 3),
    line: `${CALENDAR}M13 25h.01M18.5 25h.01M24 25h.01M29.5 25h.01M35 25h.01M13 36h.01M18.5 36h.01M24 36h.01M29.5 36h.01`,
    dot: box(10.5, 28.3, 27, 4.5, 2.2),
  },
  "urgency-within-month": {
    tint: box(6, 9, 36, 33, 3),
    line: CALENDAR,
    dot: `${box(11, 22.5, 26, 3.5, 1.7)}${box(11, 28.5, 26, 3.5, 1.7)}${box(11, 34.5, 26, 3.5, 1.7)}`,
  },
  "urgency-flexible": {
    tint: box(6, 9, 36, 33, 3),
    line: `${CALENDAR}M13 30.5c2.7-4.5 5.5-4.5 8.2 0s5.5 4.5 8.2 0c1.5-2.5 3-3.6 4.6-3.3`,
  },
} as const satisfies Record<string, Drawing>;

const PIN = "M24 43C15 33.5 10.5 26.5 10.5 20a13.5 13.5 0 0 1 27 0c0 6.5-4.5 13.5-13.5 23z";
const SHIELD = "M24 5.5c4.5 3 9.5 4.5 15 5V23c0 9-5.5 15.5-15 19.5C14.5 38.5 9 32 9 23V10.5c5.5-.5 10.5-2 15-5z";
const STAFF = "M11.5 41.5c0-9 5-14.5 12.5-14.5s12.5 5.5 12.5 14.5z";
const STAR = "M24 9.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z";
const BED = "M6 26.5h36c1 0 1.5.6 1.5 1.5v8H4.5v-8c0-.9.5-1.5 1.5-1.5z";

const PAD =
  "M24 24.5c5.5 0 11 6.5 11 11.5 0 3.2-2.3 5-5.2 5-2.3 0-3.8-1-5.8-1s-3.5 1-5.8 1c-2.9 0-5.2-1.8-5.2-5 0-5 5.5-11.5 11-11.5z";
const BAG = box(6, 15.5, 36, 25, 4);

/** The facts on a job's card. */
const FACT_DRAWINGS = {
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
  unchecked: {
    tint: circle(24, 24, 18),
    line: `${circle(24, 24, 18)}M18.5 19.5a5.5 5.5 0 1 1 8.4 4.7c-1.9 1.2-2.9 2.3-2.9 4.3M24 33.5v.5`,
  },
  company: {
    tint: box(9, 7, 20, 35, 2),
    line: `${box(9, 7, 20, 35, 2)}M29 20h8c1.2 0 2 .8 2 2v20M5 42h38M15 14.5h1.5M21.5 14.5H23M15 21.5h1.5M21.5 21.5H23M15 28.5h1.5M21.5 28.5H23M19 42v-6M34 27.5v.5M34 34v.5`,
  },
} as const satisfies Record<string, Drawing>;

const HEAD = circle(24, 14, 7);
const DRESS = "M24 23.5c-6 0-9 6-11.5 18.5h23C33 29.5 30 23.5 24 23.5z";
const SHOULDERS = "M10.5 42c0-11 4.5-17.5 13.5-17.5S37.5 31 37.5 42z";

/** Path data of a star with five points. */
function star(cx: number, cy: number, outer: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : outer * 0.45;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

const stars = (...places: [cx: number, cy: number, outer: number][]): Drawing => {
  const path = places.map((place) => star(...place)).join("");
  return { tint: path, line: path };
};

/** A worker's own answers: who, and with how much experience – the more stars, the more years. */
const PEOPLE_DRAWINGS = {
  woman: {
    tint: DRESS,
    line: `${HEAD}${DRESS}M17 12c2.5-1 5-3 7-5 2 2 4.5 4 7 5M18 27.5 32.5 42${circle(24, 4.5, 2.5)}`,
  },
  man: {
    tint: SHOULDERS,
    line: `${HEAD}${SHOULDERS}M17 13c2-3.5 10-3.5 14 0M18.5 25.5 24 32l5.5-6.5M21 17.2c1-.9 2-.9 3 0 1-.9 2-.9 3 0`,
  },
  person: { tint: SHOULDERS, line: `${HEAD}${SHOULDERS}` },
  "stars-1": stars([24, 25, 18]),
  "stars-2": stars([14, 25, 12], [35, 25, 12]),
  "stars-3": stars([24, 13, 11], [13, 34, 11], [35, 34, 11]),
  "stars-4": stars([13.5, 14, 10.5], [34.5, 14, 10.5], [13.5, 36, 10.5], [34.5, 36, 10.5]),
} as const satisfies Record<string, Drawing>;

const HORN = "M8 17.5h8L27 9v30l-11-8.5H8c-1.1 0-2-.9-2-2v-9c0-1.1.9-2 2-2z";
const HEART = "M24 41C14 33.5 6 26.5 6 18a9.5 9.5 0 0 1 18-4.3A9.5 9.5 0 0 1 42 18c0 8.5-8 15.5-18 23z";
const STOP = box(13, 13, 22, 22, 3);

/** The actions of buttons without text. */
const ACTION_DRAWINGS = {
  speaker: { tint: HORN, line: `${HORN}M33 17.5c3.6 3.6 3.6 9.4 0 13M38.5 12c6.7 6.7 6.7 17.3 0 24` },
  heart: { tint: HEART, line: HEART },
  "heart-full": { tint: HEART, line: HEART, dot: HEART },
  silence: { tint: STOP, line: STOP, dot: STOP },
} as const satisfies Record<string, Drawing>;

/** Every pictogram by its name. */
export const DRAWINGS = {
  ...DOMESTIC_DRAWINGS,
  ...TRADES_DRAWINGS,
  ...FACT_DRAWINGS,
  ...TIME_DRAWINGS,
  ...BENEFIT_DRAWINGS,
  ...ACTION_DRAWINGS,
  ...PEOPLE_DRAWINGS,
  ...REPORT_DRAWINGS,
} as const satisfies Record<string, Drawing>;

export type PictogramName = keyof typeof DRAWINGS;
