/**
 * One pictogram on a 48 × 48 canvas, as path data. `tint` is the soft filled shape in the background, `line` is
 * stroked, `dot` is filled with the line's colour (eyes, bolts, screens).
 */
export interface Drawing {
  tint: string;
  line: string;
  dot?: string;
}

/** Path data of a circle. */
export const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Path data of a rectangle with rounded corners. */
export const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const STROKE_WIDTH = 2.25;
