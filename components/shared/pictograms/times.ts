import { box, circle, type Drawing } from "./drawing";

const MOON = "M38.5 28.5A16 16 0 1 1 20 8.5a13 13 0 0 0 18.5 20z";
const DIAL = circle(24, 24, 18);
const PHONE =
  "M15.5 7.5l4.5 8.5-4 4c2 5 5.5 8.5 10.5 10.5l4-4 8.5 4.5c.5 4.5-2.5 9.5-7.5 9.5C17.5 40.5 6 29 6 15c0-5 5-8 9.5-7.5z";
const HOME = "M10 20v19.5c0 1.4 1.1 2.5 2.5 2.5h23c1.4 0 2.5-1.1 2.5-2.5V20";
const CALENDAR = `${box(6, 9, 36, 33, 3)}M6 18.5h36M15 5.5V12M33 5.5V12`;
const FLASH = "M27 4.5 9.5 27H22l-3 16.5L38.5 20H25.5z";

/** Hours of work, and how soon it starts. */
export const TIME_DRAWINGS = {
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
