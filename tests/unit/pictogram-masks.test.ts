import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Drawing } from "@/components/shared/pictograms/drawing";
import { DRAWINGS, type PictogramName } from "@/components/shared/pictograms/drawings";
import { CATEGORY_PICTOGRAM_NAMES } from "@/components/shared/pictograms/tiles";
import { SMALL_MASKS } from "@/components/shared/pictograms/mask";
import { isOneOf, keysOf } from "@/lib/core/objects";

const BOLD = 3.5;
const LIGHT = 2.25;

const stroke = (path: string, width: number) =>
  `<path d="${path}" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (path: string) => `<path d="${path}" fill="#000"/>`;

const lineOf = ({ line, dot }: Drawing, width: number): string => stroke(line, width) + (dot ? fill(dot) : "");

/** Side by side, each in a square of its own. */
const strip = (cells: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${48 * cells.length}" height="48" fill="none">\n` +
  cells.map((cell, at) => `<g transform="translate(${48 * at})">${cell}</g>\n`).join("") +
  "</svg>\n";

// After a change of a drawing: npx vitest run tests/unit/pictogram-masks.test.ts -u
const versionOf = (file: string) => createHash("sha256").update(file).digest("hex").slice(0, 8);

test("the masks are those of the drawings, a category's tint beside its lines", async () => {
  const names = [...SMALL_MASKS, ...CATEGORY_PICTOGRAM_NAMES];
  expect(new Set(names).size).toBe(names.length);
  const places: string[] = [];
  const cells: string[] = [];
  for (const name of names) {
    const drawing: Drawing = DRAWINGS[name];
    const isSmall = isOneOf(SMALL_MASKS, name);
    places.push(`.mask-${name} {\n  --mask-cell: ${cells.length};\n}\n`);
    cells.push(lineOf(drawing, isSmall ? BOLD : LIGHT), ...(isSmall ? [] : [fill(drawing.tint)]));
  }
  const file = strip(cells);
  await expect(file).toMatchFileSnapshot("../../public/masks.svg");
  const root = `:root {\n  --masks: url("/masks.svg?${versionOf(file)}");\n  --mask-cells: ${cells.length};\n}\n`;
  await expect(`/* Made by tests/unit/pictogram-masks.test.ts. */\n${[root, ...places].join("")}`).toMatchFileSnapshot(
    "../../components/shared/pictograms/mask-cells.css",
  );
});

/** In the text's colour, with the stroke of the picture that uses it. */
function symbol(name: PictogramName): string {
  const { tint, line, dot }: Drawing = DRAWINGS[name];
  const paths = [
    `<path d="${tint}" fill="var(--pictogram-tint,color-mix(in oklch,currentColor 20%,transparent))"/>`,
    `<path d="${line}" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"/>`,
    dot ? `<path d="${dot}" fill="currentColor"/>` : "",
  ];
  return `<symbol id="${name}" viewBox="0 0 48 48" fill="none">${paths.join("")}</symbol>\n`;
}

test("the file of all pictograms is that of the drawings, under an address of its own", async () => {
  const symbols = keysOf(DRAWINGS).map(symbol).join("");
  const file = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}</svg>\n`;
  const version = createHash("sha256").update(file).digest("hex").slice(0, 8);
  await expect(file).toMatchFileSnapshot("../../public/pictograms.svg");
  await expect(
    `/** The file of all pictograms; made by tests/unit/pictogram-masks.test.ts. */\nexport const SPRITE = "/pictograms.svg?${version}";\n`,
  ).toMatchFileSnapshot("../../components/shared/pictograms/sprite.ts");
});
