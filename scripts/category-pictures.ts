/**
 * Draws the default preview picture of every category and the app's icons into public/, from the pictograms' own paths.
 * Run after changing a drawing: npx tsx scripts/category-pictures.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { CATEGORY_PICTOGRAM_NAMES } from "../components/shared/pictograms/drawings";
import { appIcon } from "./pictures/app-icon";
import { categoryScene } from "./pictures/category-scene";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));

// Android crops home-screen icons to a circle, iOS rounds them itself: both get the full-bleed drawing.
const PNG_ICONS = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 } as const;

async function main() {
  await mkdir(path.join(PUBLIC, "category"), { recursive: true });
  for (const category of CATEGORY_PICTOGRAM_NAMES) {
    await writeFile(path.join(PUBLIC, "category", `${category}.svg`), categoryScene(category));
  }
  await writeFile(path.join(PUBLIC, "icon.svg"), appIcon({ rounded: true }));
  for (const [name, size] of Object.entries(PNG_ICONS)) {
    await sharp(Buffer.from(appIcon({ rounded: false })), { density: 300 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(PUBLIC, name));
  }
}

void main();
