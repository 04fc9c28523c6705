import sharp from "sharp";
import { oklch } from "./category-scene";

const GREEN = oklch(0.385, 0.083, 157);
const DEEP = oklch(0.31, 0.068, 157);
const PAPER = oklch(0.985, 0.014, 88);
const MARIGOLD = oklch(0.815, 0.157, 77);

const BRIDGE = "M72 316Q256 222 440 316q10 5 10 16v80h-60C390 338 332 304 256 304s-134 34-134 108H62v-80q0-11 10-16z";

/** How the mark lies on its square. */
type Shape = {
  /** Radius of the corners, which are transparent; 0 where the system cuts its own shape. */
  corner: number;
  /** Size of sun and bridge, 1 for almost the whole width. */
  scale: number;
};

// Launchers may cut a maskable icon to the circle in its middle, four fifths wide. Windows, Chrome OS and the browser's own
// lists show the others as they are. iOS rounds the corners itself and shows transparent ones black.
const ANY: Shape = { corner: 116, scale: 1 };
const MASKABLE: Shape = { corner: 0, scale: 0.74 };
const APPLE: Shape = { corner: 0, scale: 0.92 };
const TAB: Shape = { corner: 96, scale: 1.12 };

const PNG = {
  "icon-192.png": [192, ANY],
  "icon-512.png": [512, ANY],
  "icon-maskable-192.png": [192, MASKABLE],
  "icon-maskable-512.png": [512, MASKABLE],
  "apple-touch-icon.png": [180, APPLE],
} as const satisfies Record<string, readonly [number, Shape]>;

const FAVICON_SIZE = 48;

/** All icons of the app by their names in public/. */
export async function appIcons(): Promise<Map<string, Buffer>> {
  const icons = new Map<string, Buffer>([["icon.svg", Buffer.from(appIcon(ANY))]]);
  for (const [name, [size, shape]] of Object.entries(PNG)) icons.set(name, await toPng(shape, size));
  icons.set("favicon.ico", toIco(await toPng(TAB, FAVICON_SIZE), FAVICON_SIZE));
  return icons;
}

/** The app's mark: a bridge (setu) under a marigold sun, its arch carrying the road. */
function appIcon({ corner, scale }: Shape): string {
  const shift = (256 * (1 - scale)).toFixed(1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">`,
    `<clipPath id="r"><rect width="512" height="512" rx="${corner}"/></clipPath><g clip-path="url(#r)">`,
    `<path fill="${GREEN}" d="M0 0h512v512H0z"/>`,
    `<g transform="translate(${shift} ${shift}) scale(${scale})">`,
    `<circle cx="256" cy="176" r="62" fill="${MARIGOLD}"/>`,
    `<path fill="${PAPER}" d="${BRIDGE}"/>`,
    // The water reaches the edges of the square whatever the scale.
    `<path fill="${DEEP}" d="M-192 408q32-22 64 0t128-22q64-22 128 0t128 0 128 0 128 0 128 22v300H-192z"/>`,
    `</g></g></svg>\n`,
  ].join("");
}

const toPng = (shape: Shape, size: number): Promise<Buffer> =>
  sharp(Buffer.from(appIcon(shape)), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The format of favicon.ico: a directory of one picture, which may be PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
