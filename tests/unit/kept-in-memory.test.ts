import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../structure/files";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const [, section = ""] = /^## Kept in memory\n(.*?)^## /ms.exec(read("docs/performance.md")) ?? [];
const listed = [...section.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file]) => file!);

/** Bounded caches anywhere, and in `lib/` all Maps and Sets of a module that are filled later. */
const keepsSomething = (file: string): boolean => {
  const code = read(file);
  const isCache = /\bboundedCache[<(]/.test(code) && file !== "lib/core/bounded-cache.ts";
  const isFilled = /^(?:export )?const \w+ = (?:\(.*\?\?= )?new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)/m.test(code);
  return isCache || (file.startsWith("lib/") && isFilled) || /\?\?= new Map\(\)/.test(code);
};

test("docs/performance.md lists everything that is kept in memory, and nothing else", () => {
  const files = listFiles(ROOT).filter((file) => /^(?:app|components|lib|server)\/.*\.tsx?$/.test(file));
  expect(files.filter(keepsSomething).toSorted()).toEqual([...new Set(listed)].toSorted());
});
