/**
 * Draws every category's default preview picture, once more as PNG for programs that preview links, and the app's icons into public/, from the paths of the pictograms.
 * Run after changing a drawing: npx tsx scripts/pictures/draw.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { CATEGORY_PICTOGRAM_NAMES } from "../../components/shared/pictograms/tiles";
import { CATEGORY_PREVIEW } from "../../lib/core/categories";
import { appIcons } from "./app-icons";
import { categoryScene } from "./category-scene";

const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));

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
  for (const [name, bytes] of await appIcons()) await writeFile(path.join(PUBLIC, name), bytes);
}

void main();
