import { box, type Drawing } from "./drawing";

const HORN = "M8 17.5h8L27 9v30l-11-8.5H8c-1.1 0-2-.9-2-2v-9c0-1.1.9-2 2-2z";
const HEART = "M24 41C14 33.5 6 26.5 6 18a9.5 9.5 0 0 1 18-4.3A9.5 9.5 0 0 1 42 18c0 8.5-8 15.5-18 23z";
const STOP = box(13, 13, 22, 22, 3);

/** The actions of buttons without text. */
export const ACTION_DRAWINGS = {
  speaker: { tint: HORN, line: `${HORN}M33 17.5c3.6 3.6 3.6 9.4 0 13M38.5 12c6.7 6.7 6.7 17.3 0 24` },
  heart: { tint: HEART, line: HEART },
  "heart-full": { tint: HEART, line: HEART, dot: HEART },
  silence: { tint: STOP, line: STOP, dot: STOP },
} as const satisfies Record<string, Drawing>;
