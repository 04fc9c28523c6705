import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { appIcons } from "@/scripts/pictures/app-icons";

test("the icons in public/ are those that the script draws", async () => {
  const icons = await appIcons();
  expect(icons.size).toBeGreaterThan(6);
  for (const [name, bytes] of icons) expect(bytes.equals(readFileSync(`public/${name}`)), name).toBe(true);
});

// Launchers cut a maskable icon to any shape that contains the circle in its middle.
test("a maskable icon fills its square and keeps the mark in the middle", async () => {
  const { data, info } = await sharp("public/icon-maskable-512.png").raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  const corners = [at(0, 0), at(511, 0), at(0, 511), at(511, 511)];
  for (const corner of corners) expect(Math.max(...corner)).toBeLessThan(100);
  const bright: number[] = [];
  for (let y = 0; y < 512; y++)
    for (let x = 0; x < 512; x++) if (at(x, y)[0]! > 200) bright.push(Math.hypot(x - 256, y - 256));
  expect(bright.length).toBeGreaterThan(5_000);
  expect(Math.max(...bright)).toBeLessThan(0.4 * 512);
});

test("an icon for any purpose has transparent corners", async () => {
  const { data, info } = await sharp("public/icon-192.png").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
  expect(data[(96 * info.width + 96) * 4 + 3]).toBe(255);
});
