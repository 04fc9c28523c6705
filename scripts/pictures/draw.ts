/**
 * Draws every category's default preview picture, once more as PNG for programs that preview links, and the app's icons into public/, from the paths of the pictograms.
 * Run after changing a drawing: npx tsx scripts/pictures/draw.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { CATEGORY_PICTOGRAM_NAMES } from "../../components/shared/pictograms/tiles";
import { CATEGORY_PREVIEW } from "../../lib/categories";
import { categoryScene, oklch } from "./category-scene";

const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));

// Android crops home-screen icons to a circle, iOS rounds them itself: both get the full-bleed drawing.
const PNG_ICONS = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 } as const;

const GREEN = oklch(0.385, 0.083, 157);
const DEEP = oklch(0.31, 0.068, 157);
const PAPER = oklch(0.985, 0.014, 88);
const MARIGOLD = oklch(0.815, 0.157, 77);

async function main() {
  await mkdir(path.join(PUBLIC, "category"), { recursive: true });
  for (const category of CATEGORY_PICTOGRAM_NAMES) {
    const scene = categoryScene(category);
    await writeFile(path.join(PUBLIC, "category", `${category}.svg`), scene);
    await sharp(Buffer.from(scene), { density: 144 })
      .resize(CATEGORY_PREVIEW.width, CATEGORY_PREVIEW.height)
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(PUBLIC, "category", `${category}.png`));
  }
  await writeFile(path.join(PUBLIC, "icon.svg"), appIcon({ rounded: true }));
  for (const [name, size] of Object.entries(PNG_ICONS)) {
    await sharp(Buffer.from(appIcon({ rounded: false })), { density: 300 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(PUBLIC, name));
  }
}

/**
 * The app's mark: a bridge (setu) under a marigold sun, its arch carrying the road. Everything stays inside the circle
 * that Android crops to.
 */
function appIcon({ rounded }: { rounded: boolean }): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">`,
    rounded ? `<clipPath id="r"><rect width="512" height="512" rx="116"/></clipPath><g clip-path="url(#r)">` : "<g>",
    `<path fill="${GREEN}" d="M0 0h512v512H0z"/>`,
    `<circle cx="256" cy="176" r="62" fill="${MARIGOLD}"/>`,
    `<path fill="${PAPER}" d="${BRIDGE}"/>`,
    `<path fill="${DEEP}" d="M0 386q64-22 128 0t128 0 128 0 128 0v126H0z"/>`,
    `</g></svg>\n`,
  ].join("");
}

// The road rises to the middle; both feet of the arch are in the water.
const BRIDGE = "M72 316Q256 222 440 316q10 5 10 16v80h-60C390 338 332 304 256 304s-134 34-134 108H62v-80q0-11 10-16z";

void main();
