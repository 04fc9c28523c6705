import { circle, type Drawing } from "./drawing";

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
export const PEOPLE_DRAWINGS = {
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
