import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const BUNDLES = path.resolve(import.meta.dirname, "../../.next/server/chunks");
const MOST_MB = 73;

/**
 * The server loads all bundles at its start and V8 keeps their texts: a byte a character, or two if a single one of a bundle is
 * beyond Latin-1. The bundler repeats a module in each of many bundles: one arrow in a comment of the schema was 24 MB.
 */
test(`the texts of the server's bundles take less than ${MOST_MB} MB of memory`, () => {
  const sizes = readdirSync(BUNDLES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => {
      const text = readFileSync(path.join(BUNDLES, name), "utf8");
      return { name, bytes: text.length * (/[^\0-\xff]/.test(text) ? 2 : 1) };
    });
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10);
  expect(total / 1_000_000, JSON.stringify(largest, null, 1)).toBeLessThan(MOST_MB);
});
