import { readFileSync } from "node:fs";
import path from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "@/lib/core/utils";
import { listFiles } from "../../structure/files";

const ROOT = path.resolve(import.meta.dirname, "../..");
// Without this it takes our `text-pay` for a colour.
const merge = extendTailwindMerge({ extend: { classGroups: { "font-size": ["text-pay"] } } });

/** Words of the code that look like classes and are none. */
const OTHER_WORDS = ["to-do", "to-call", "font-size", "filter"];

const withoutNumber = (name: string): string => name.replace(/\d[\d./]*$/, "#");

const strings = listFiles(ROOT)
  .filter((file) => /^(?:app|components)\/.*\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(path.join(ROOT, file), "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)])
  .map(([, quoted, template]) => (quoted ?? template!).split(/\s+/).filter((word) => word !== ""));
const words = strings.flat().filter((word) => /^[a-z@[-][^{}$;<>"'`]*$/.test(word));
/** Classes as they are in the code, with their variants, that set something Tailwind knows. */
const classes = [...new Set(words)].filter((word) => merge(`${word} ${word}`) === word);
/** One for all that differ in a number only. */
const bare = classes
  .filter((name) => !/[:!]|\[.*:/.test(name) && !OTHER_WORDS.includes(name))
  .filter((name, at, all) => all.findIndex((other) => withoutNumber(other) === withoutNumber(name)) === at);

test("classes that are written together stay or go as tailwind-merge decides", () => {
  const known = new Set(classes);
  const together = strings.filter((list) => list.length > 1 && list.every((word) => known.has(word)));
  expect(together.length).toBeGreaterThan(500);
  for (const list of together) expect.soft(cn(...list)).toBe(merge(list.join(" ")));
});

test(
  "of two classes that set the same the later one wins, for any two in the code, as tailwind-merge decides",
  { timeout: 30_000 },
  () => {
    expect(bare.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    for (const first of bare)
      for (const later of bare)
        if (first !== later && cn(first, later) !== merge(`${first} ${later}`)) wrong.push(`${first} ${later}`);
    expect(wrong.slice(0, 40)).toEqual([]);
  },
);

test(
  "a class with a variant takes the place of one with the same variant, and of no other",
  { timeout: 30_000 },
  () => {
    const variants = classes.filter((name) => /:/.test(name.replaceAll(/\[[^\]]*\]/g, "")));
    expect(variants.length).toBeGreaterThan(150);
    const wrong = variants.flatMap((name) =>
      [
        ...variants
          .slice(0, 60)
          .filter((other) => other !== name)
          .map((other) => [name, other]),
        ["p-4 grid", name],
      ]
        .filter((pair) => cn(...pair) !== merge(pair.join(" ")))
        .map((pair) => pair.join(" ")),
    );
    expect(wrong.slice(0, 40)).toEqual([]);
    expect(cn("p-4", "hover:p-2", null, ["p-6", { "p-8": false }])).toBe("hover:p-2 p-6");
  },
);
