import { box, circle, type Drawing } from "./drawing";

const CAR =
  "M5 31v-4c0-2 1.2-3.2 3-3.6l4-.9 4.5-7.6c1-1.7 2.6-2.4 4.5-2.4h8.5c1.8 0 3.4.8 4.4 2.4l4.5 7.6 2.4.7c1.7.5 2.7 1.8 2.7 3.5V30c0 1.2-.8 2-2 2h-3";
const POT = "M9 24.5h30V33c0 4.5-3 7.5-7.5 7.5h-15C12 40.5 9 37.5 9 33z";
const FLOWER_POT = "M13 29h22l-2.2 10.6c-.3 1.5-1.3 2.4-2.9 2.4H18.1c-1.6 0-2.6-.9-2.9-2.4z";
const CAP = "M12.5 13.5C15 8.5 19 6 24 6s9 2.5 11.5 7.5c-.8 1.8-2.2 3-4 3.8-5-1.7-10-1.7-15 0-1.8-.8-3.2-2-4-3.8z";
const GUARD_BODY = "M8 42c0-6.5 4-10.5 10.5-11.5L24 36l5.5-5.5C36 31.5 40 35.5 40 42z";
const HEART =
  "M36 23.5c-5-3.6-7.5-6.3-7.5-9.3 0-2.4 1.8-4.2 4-4.2 1.5 0 2.7.8 3.5 2.1.8-1.3 2-2.1 3.5-2.1 2.2 0 4 1.8 4 4.2 0 3-2.5 5.7-7.5 9.3z";
const HOUSE = "M10 19.5V39c0 1.7 1.3 3 3 3h22c1.7 0 3-1.3 3-3V19.5";
const BRISTLES = "M20.5 26l7 4.2L24.5 38H13.5z";

/** Work in a home. */
export const DOMESTIC_DRAWINGS = {
  // A car with its driver in the window; the truck belongs to the trades' driver.
  "personal-driver": {
    tint: "M5 31v-4c0-2 1.2-3.2 3-3.6l4-.9h27l2.3.6c1.7.5 2.7 1.8 2.7 3.5V30c0 1.2-.8 2-2 2H6.5z",
    line: `${CAR}M10 32.5H7c-1.2 0-2-.6-2-1.5M18.5 32.5h11M12 22.5h27M22 12.5v10${circle(14, 33, 4)}${circle(34, 33, 4)}`,
    dot: "M25.5 22.5c0-2 1-3.3 2.3-3.7a2.7 2.7 0 1 1 2.9 0c1.3.4 2.3 1.7 2.3 3.7z",
  },
  housekeeper: {
    tint: `${HOUSE}L24 8z`,
    line: `M5 23 24 7l19 16${HOUSE}M33 17l-8.8 11${BRISTLES}M18 38l3-5`,
  },
  "chef-cook": {
    tint: POT,
    line: `${POT}M9 28.5H5M39 28.5h4M6 24.5h36M17 18.5c-2.5-2.5 2.5-4.5 0-8M24 18.5c-2.5-2.5 2.5-4.5 0-8M31 18.5c-2.5-2.5 2.5-4.5 0-8`,
  },
  gardener: {
    tint: "M24 20.5c-7 0-11-4-11-11.5 7 0 11 4.5 11 11.5zM24 16.5c0-6.5 3.5-10.5 11-11 .3 7-3.5 11-11 11z",
    line: `${FLOWER_POT}M11 29h26M24 29V14M24 20.5c-7 0-11-4-11-11.5 7 0 11 4.5 11 11.5zM24 16.5c0-6.5 3.5-10.5 11-11 .3 7-3.5 11-11 11z`,
  },
  // Peaked cap, moustache, tie: the familiar watchman.
  "security-guard": {
    tint: `${CAP}${GUARD_BODY}`,
    line: `${CAP}${GUARD_BODY}M16.5 17.5V21c0 4.5 3.2 8 7.5 8s7.5-3.5 7.5-8v-3.5M24 36v6M32 37.5h3`,
    dot: `${circle(24, 11.5, 1.7)}M19.7 25.2c.5-1.9 2.6-2.6 4.3-1.3 1.7-1.3 3.8-.6 4.3 1.3-1.6.5-3 .4-4.3-.3-1.3.7-2.7.8-4.3.3z`,
  },
  "nanny-babysitter": {
    tint: circle(24, 26, 14),
    line: `${circle(24, 26, 14)}M10.2 23.5c-3-.3-4.7 1-4.7 3.2s2 3.6 5 3M37.8 23.5c3-.3 4.7 1 4.7 3.2s-2 3.6-5 3M24 12c-3.5-3.5-.5-7 2.5-5.5 2.3 1.2 1.3 4.2-1 3.7M18.5 31c3 3.7 8 3.7 11 0`,
    dot: `${circle(18.5, 24.5, 1.7)}${circle(29.5, 24.5, 1.7)}`,
  },
  "personal-assistant": {
    tint: box(7, 9, 25, 33, 3),
    line: `${box(7, 9, 25, 33, 3)}${box(14, 5.5, 11, 7, 2)}M12.5 21l2 2 3.5-4M23 21.5h4M12.5 31l2 2 3.5-4M23 31.5h4M37.5 14.5c0-1.5 1-2.5 2.5-2.5s2.5 1 2.5 2.5V35L40 40l-2.5-5zM37.5 18.5h5`,
  },
  // A bent back, a stick, and a heart for the carer.
  "elderly-care": {
    tint: HEART,
    line: `${HEART}${circle(18.5, 11, 4.5)}M15.5 19c-4.5 2.5-6.5 7-6 12.5h9.5v-6M9.5 31.5 8 42M18 31.5 20 42M15.5 19c3 0 5 1.5 6.5 4.5l1.5 3 4.5 1.3M25.5 28.5c0-3.5 5-3.5 5 0V42`,
  },
  "maintenance-handyman": {
    tint: box(5, 22, 38, 19, 3),
    line: `${box(5, 22, 38, 19, 3)}M18 22v-3.5c0-1.4 1.1-2.5 2.5-2.5h7c1.4 0 2.5 1.1 2.5 2.5V22M5 30.5h14M29 30.5h14${box(19, 27, 10, 7, 1.5)}M11.5 22V12.5M37.5 22v-7${box(35.5, 6.5, 4, 8.5, 1.5)}`,
    dot: "M7 7h8.5l2 2.5-2 3H7z",
  },
} as const satisfies Record<string, Drawing>;
