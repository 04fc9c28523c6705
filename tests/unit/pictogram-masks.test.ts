import { expect, test } from "vitest";
import type { Drawing } from "@/components/shared/pictograms/drawing";
import { CATEGORY_PICTOGRAM_NAMES, DRAWINGS, type PictogramName } from "@/components/shared/pictograms/drawings";
import { SMALL_MASKS } from "@/components/shared/pictograms/mask";

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
  const tint = isSmall ? "" : `  --mask-tint: ${toUrl(`<path d='${drawing.tint}' fill='#000'/>`)};\n`;
  return `.mask-${name} {\n  --mask-line: ${lineOf(drawing, isSmall ? BOLD : LIGHT)};\n${tint}}\n`;
}

// After a change of a drawing: npx vitest run tests/unit/pictogram-masks.test.ts -u
test("the masks are those of the drawings", async () => {
  const names = [...SMALL_MASKS, ...CATEGORY_PICTOGRAM_NAMES];
  expect(new Set(names).size).toBe(names.length);
  const rules = [
    ...SMALL_MASKS.map((name) => rule(name, true)),
    ...CATEGORY_PICTOGRAM_NAMES.map((name) => rule(name, false)),
  ];
  await expect(rules.join("")).toMatchFileSnapshot("../../components/shared/pictograms/masks.css");
});
