import { DRAWINGS } from "../../components/shared/pictograms/drawings";
import { CATEGORY_TILES, type CategoryPictogramName } from "../../components/shared/pictograms/tiles";
import { STROKE_WIDTH, type Drawing } from "../../components/shared/pictograms/drawing";
import { DOMESTIC_DRAWINGS } from "../../components/shared/pictograms/domestic";

// Same hues as the tiles in globals.css.
const HUES = { "tile-clay": 50, "tile-sun": 86, "tile-leaf": 140, "tile-lake": 222, "tile-dusk": 300, "tile-rose": 12 };

const PICTOGRAM_SIZE = 208;

/**
 * The wide default picture of a category: its pictogram in front of a street or a building site, under a marigold
 * garland.
 */
export function categoryScene(category: CategoryPictogramName): string {
  const hue = HUES[CATEGORY_TILES[category]];
  const { tint, line, dot }: Drawing = DRAWINGS[category];
  const ink = oklch(0.325, 0.055, hue);
  const scale = PICTOGRAM_SIZE / 48;
  const skyline = category in DOMESTIC_DRAWINGS ? HOMES : SITE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">`,
    `<path fill="${oklch(0.93, 0.036, hue)}" d="M0 0h640v360H0z"/>`,
    `<circle cx="320" cy="192" r="142" fill="${oklch(0.968, 0.018, hue)}"/>`,
    `<path fill="${oklch(0.875, 0.048, hue)}" d="${skyline}"/>`,
    `<path fill="${oklch(0.845, 0.056, hue)}" d="M0 318c110-22 210-14 320-8s210 12 320-8v58H0z"/>`,
    garland(),
    `<g transform="translate(${320 - PICTOGRAM_SIZE / 2} ${200 - PICTOGRAM_SIZE / 2}) scale(${scale.toFixed(3)})">`,
    `<path fill="${oklch(0.79, 0.09, hue)}" d="${tint}"/>`,
    `<path fill="none" stroke="${ink}" stroke-width="${STROKE_WIDTH}" stroke-linecap="round" stroke-linejoin="round" d="${line}"/>`,
    dot ? `<path fill="${ink}" d="${dot}"/>` : "",
    `</g></svg>\n`,
  ].join("");
}

const HOMES =
  "M0 236l52-40 52 40v100H0zM112 262h62v70h-62zM466 270l46-36 46 36v66h-92zM566 214h74v122h-74z" +
  "M196 318v-34a20 20 0 1 1 8 0v34zM440 318v-26a17 17 0 1 1 8 0v26z";

const SITE =
  "M24 190h66v146H24zM98 244h58v90H98zM178 176h6v158h-6zM140 176h88v6h-88zM560 200h56v136h-56zM484 252h68v84h-68z" +
  "M446 226h6v110h-6zM420 226h60v6h-60zM420 262h60v6h-60zM420 298h60v6h-60zM474 226h6v110h-6z";

const SWAGS = 4;
const FLOWERS_IN_A_SWAG = 9;

/** Strings of marigolds with mango leaves at the ends, as hung over a door on a good day. */
function garland(): string {
  const width = 640 / SWAGS;
  const flowers = { deep: "", bright: "" };
  let leaves = "";
  for (let swag = 0; swag < SWAGS; swag++) {
    for (let n = 0; n < FLOWERS_IN_A_SWAG; n++) {
      const t = n / FLOWERS_IN_A_SWAG;
      const x = Math.round((swag + t) * width);
      const y = Math.round(6 + 4 * 30 * t * (1 - t));
      // A zero-length line with round ends is the shortest way to write a disc.
      flowers[n % 2 === 0 ? "deep" : "bright"] += `M${x} ${y}h0`;
    }
    leaves += `M${swag * width} 8q-13 22 0 40q13-18 0-40z`;
  }
  const string = (d: string, colour: string) =>
    `<path stroke="${colour}" stroke-width="17" stroke-linecap="round" d="${d}"/>`;
  return (
    `<path fill="${oklch(0.56, 0.09, 145)}" d="${leaves}M640 8q-13 22 0 40z"/>` +
    string(flowers.deep, oklch(0.76, 0.155, 62)) +
    string(`${flowers.bright}M640 6h0`, oklch(0.835, 0.15, 82))
  );
}

/**
 * A colour as hex: pictures are also shown by browsers and image tools that do not support `oklch()`.
 * @param l lightness 0 to 1 @param c chroma @param h hue in degrees
 */
export function oklch(l: number, c: number, h: number): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map(toByte).join("")}`;
}

function toByte(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(1, Math.max(0, encoded)) * 255);
  return byte.toString(16).padStart(2, "0");
}
