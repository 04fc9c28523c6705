import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Drawing } from "@/components/shared/pictograms/drawing";
import { DRAWINGS, type PictogramName } from "@/components/shared/pictograms/drawings";
import { CATEGORY_PICTOGRAM_NAMES } from "@/components/shared/pictograms/tiles";
import { MASKS, SMALL_MASKS } from "@/components/shared/pictograms/mask";
import { keysOf } from "@/lib/core/objects";

const BOLD = 3.5;
const LIGHT = 2.25;

const toUrl = (body: string): string =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48' fill='none'>${body}</svg>`
    .replaceAll("<", "%3C")
    .replaceAll(">", "%3E")
    .replaceAll("#", "%23")}")`;

const stroke = (path: string, width: number) =>
  `<path d='${path}' stroke='#000' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/>`;

function lineOf({ line, dot }: Drawing, width: number): string {
  return toUrl(stroke(line, width) + (dot ? `<path d='${dot}' fill='#000'/>` : ""));
}

function rule(name: PictogramName, isSmall: boolean): string {
  const drawing: Drawing = DRAWINGS[name];
  const tint = isSmall ? "" : `--mask-tint:${toUrl(`<path d='${drawing.tint}' fill='#000'/>`)}`;
  return `.mask-${name}{--mask-line:${lineOf(drawing, isSmall ? BOLD : LIGHT)};${tint}}\n`;
}

// After a change of a drawing: npx vitest run tests/unit/pictogram-masks.test.ts -u
const versionOf = (file: string) => createHash("sha256").update(file).digest("hex").slice(0, 8);

test("the masks are those of the drawings", async () => {
  const names = [...SMALL_MASKS, ...CATEGORY_PICTOGRAM_NAMES];
  expect(new Set(names).size).toBe(names.length);
  const rules = [
    ...SMALL_MASKS.map((name) => rule(name, true)),
    ...CATEGORY_PICTOGRAM_NAMES.map((name) => rule(name, false)),
  ];
  const file = rules.join("");
  await expect(file).toMatchFileSnapshot("../../public/masks.css");
  expect(MASKS).toBe(`/masks.css?${versionOf(file)}`);
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
