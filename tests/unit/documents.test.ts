import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { drawnDocuments } from "../../scripts/documents/drawn";
import { listFiles } from "../../structure/files";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const DOCUMENTS = listFiles(ROOT).filter((file) => file.endsWith(".md"));
/** The most that all of docs/ may weigh, pictures included: what a reader needs first, and little more. */
const MOST_BYTES = 250_000;
const MOST_WORDS_IN_A_CELL = 25;
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** Where something matched in all documents, by file. */
const found = (pattern: RegExp) =>
  DOCUMENTS.flatMap((file) => [...read(file).matchAll(pattern)].map(([, text]) => ({ file, text: text! })));

test.each(Object.entries(drawnDocuments(ROOT)))("%s is as the code is (npm run documents)", (file, text) => {
  expect(read(file)).toBe(text);
});

test("each command in the documents exists", () => {
  const named = found(/\bnpm run (?:-s )?([a-z][\w:]*)/g);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ text }) => !(text in scripts))).toEqual([]);
});

test("each command of ours is in the documents", () => {
  const text = DOCUMENTS.map(read).join("\n");
  const isNamed = (name: string) => new RegExp(`npm (?:run (?:-s )?)?${name}(?![\\w:])`).test(text);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

test("docs/architecture.md has each room of lib/ and components/ in its layers", () => {
  const [, layers] = /Imports only point down[^`]*```text\n([^`]*)```/.exec(read("docs/architecture.md"))!;
  const rooms = listFiles(ROOT)
    .map(
      (file) =>
        /^(?:lib\/(?:core|platform|language|access|domains)|lib(?=\/api-docs)|components)\/([^/]+?)(?:\/|\.ts$)/.exec(
          file,
        )?.[1],
    )
    .filter((room) => room !== undefined);
  expect(new Set(rooms).size).toBeGreaterThan(30);
  expect([...new Set(rooms)].filter((room) => !new RegExp(`[ \\n]${room}[ \\n]`).test(layers!))).toEqual([]);
});

test("each link in the documents leads to a file", () => {
  const links = found(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter(({ file, text }) => !existsSync(path.join(ROOT, path.dirname(file), text)))).toEqual([]);
});

test("each file of ours that the documents name exists", () => {
  const named = found(
    /`((?:app|bench|components|deploy|docs|lib|messages|prisma|public|scripts|server|structure|tests)\/[^`\s]*)`/g,
  )
    // Patterns, names to be filled in, and exports of a file.
    .filter(({ text }) => !/[*{}<>…$]|NAME|FILE|CODE/.test(text))
    .map(({ file, text }) => ({ file, text: text.replace(/[:#].*$/, "") }));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ text }) => !existsSync(path.join(ROOT, text)))).toEqual([]);
});

test("docs/ stays short", () => {
  const files = listFiles(ROOT, "docs");
  expect(files.some((file) => file.endsWith(".webp"))).toBe(true);
  const bytes = files.map((file) => statSync(path.join(ROOT, file)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_BYTES);
});

test("no table's cell is a paragraph", () => {
  const cells = DOCUMENTS.flatMap((file) =>
    read(file)
      .replaceAll(/^```.*?^```/gms, "")
      .split("\n")
      .filter((line) => /^\s*\|/.test(line))
      .flatMap((line) => line.split(/(?<!\\)\|/).map((cell) => ({ file, cell: cell.trim() }))),
  );
  expect(cells.length).toBeGreaterThan(1_000);
  expect(cells.filter(({ cell }) => cell.split(/\s+/).length > MOST_WORDS_IN_A_CELL)).toEqual([]);
});

test("each decision is a page: its context, the decision, its consequences", () => {
  const decisions = DOCUMENTS.filter((file) => /^docs\/decisions\/\d/.test(file));
  expect(decisions.length).toBeGreaterThan(40);
  const isPage = (text: string) =>
    text.length < 3_000 && /\n\*\*Context\.\*\*.*\n\*\*Decision\.\*\*.*\n\*\*Consequences\.\*\*/s.test(text);
  expect(decisions.filter((file) => !isPage(read(file)))).toEqual([]);
});
