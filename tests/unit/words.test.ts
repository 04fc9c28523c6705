import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { isCode, listFiles } from "../../structure/files";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** Lists the words that users see. */
const EXEMPT = "docs/glossary.md";

/** The first column of the table "Words" in CONTRIBUTING.md: words, and beginnings of sentences such as `Who …`. */
const BANNED = [
  ...read("CONTRIBUTING.md")
    .split("\n## Words\n")[1]!
    .matchAll(/^\| (`.*?`) +\|/gm),
].flatMap(([, cell]) => [...cell!.matchAll(/`(.+?)`/g)].map(([, entry]) => entry!));
const BEGINNINGS = BANNED.filter((entry) => entry.endsWith(" …")).map((entry) => entry.slice(0, -2));
const WORDS = BANNED.filter((entry) => !entry.endsWith(" …")).map(
  (entry) => [entry, new RegExp(`\\b${entry.replaceAll(" ", "\\s+")}\\b`, "gi")] as const,
);

// Replacements keep a text's length and line breaks, so that an index leads to its line.
const blank = (text: string): string => text.replaceAll(/[^\n]+/g, (line) => " ".repeat(line.length));
/** Replaces code: each comment starts a sentence. */
const stop = (text: string): string => text.replaceAll(/[^\n]+/g, (line) => ".".repeat(line.length));

/** `file:line: entry` for each banned entry in a text. */
function breachesIn(file: string, text: string): string[] {
  const prose = file.endsWith(".md") ? text.replaceAll(/^```.*?^```/gms, blank) : commentsOf(file, text);
  const own = prose.replaceAll(/`[^`]*`|"[^"\n]*"|“[^”]*”|(?<!\p{L})'[^'\n]*'(?!\p{L})/gu, blank);
  const words = WORDS.flatMap(([entry, pattern]) => [...own.matchAll(pattern)].map(({ index }) => ({ entry, index })));
  const sentences = [...own.matchAll(/(?:[^.?!|\n]|\n(?!\s*(?:[-*#|@]|\d+\.|\n)))+[.?!|]?/g)].flatMap(
    ({ 0: sentence, index }) => {
      const [mark, first] = /^[-#*\d\s]*(?:@returns\s+)?(\w*)(?=\s+[a-z]|$)/.exec(sentence) ?? ["", ""];
      if (!BEGINNINGS.includes(first) || sentence.endsWith("?")) return [];
      return [{ entry: `${first} …`, index: index + mark.length }];
    },
  );
  return [...words, ...sentences].map(
    ({ entry, index }) => `${file}:${own.slice(0, index).split("\n").length}: ${entry}`,
  );
}

/** A file's comments without their marks, at their places. */
function commentsOf(file: string, text: string): string {
  let end = 0;
  const comments = [...withoutLiterals(file, text).matchAll(/\/\*.*?\*\/|\/\/[^\n]*/gs)].map(
    ({ 0: { length }, index }) => {
      const code = stop(text.slice(end, index)).replace(/\n\s*$/, blank);
      end = index + length;
      return code + text.slice(index, end).replaceAll(/^\s*(?:\/\*+|\*+\/|\*|\/\/+)|\*+\/$/gm, blank);
    },
  );
  return comments.join("") + stop(text.slice(end));
}

/** A code file's text with blank strings, regular expressions and JSX texts: what looks like a comment then is one. */
function withoutLiterals(file: string, text: string): string {
  if (!/\/[/*]/.test(text)) return "";
  if (file.endsWith(".prisma")) return text.replaceAll(/"[^"\n]*"/g, blank);
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const source = ts.createSourceFile(file, text, options);
  let end = 0;
  let rest = "";
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const start = ts.isJsxText(node) ? node.pos : node.getStart(source);
      rest += text.slice(end, start) + blank(text.slice(start, node.end));
      end = node.end;
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return rest + text.slice(end);
}

test("comments and documents are in plain English", () => {
  const files = listFiles(ROOT).filter((file) => (isCode(file) || /\.(prisma|md)$/.test(file)) && file !== EXEMPT);
  expect(files.length).toBeGreaterThan(800);
  expect(files.flatMap((file) => breachesIn(file, read(file)))).toEqual([]);
}, 60_000);

test.each([
  ["a.ts", "const a = 1;\n// Encodes it\n// anew.\nconst b = 2;", ["a.ts:3: anew"]],
  [
    "a.ts",
    "/**\n * Who may\n * sign in. Whoever\n * does.\n */\nexport const a = 1;",
    ["a.ts:3: whoever", "a.ts:2: Who …"],
  ],
  ["a.ts", 'const url = "https://anew.example"; // What the caller gets.', ["a.ts:1: What …"]],
  [
    "a.tsx",
    "const a = <p>{/* A position\n stands   in it. */}It isn't // anew</p>;",
    ["a.tsx:1: position", "a.tsx:2: stands in"],
  ],
  ["a.mjs", "/** @returns What is left. */\nexport const a = `// anew`;", ["a.mjs:1: What …"]],
  ["a.prisma", 'model A {\n  /// Open positions.\n  a String @default("// anew")\n}', ["a.prisma:2: positions"]],
  [
    "a.md",
    "# What it is\n\n```\nanew\n```\n\n- Who sees it\n\n| A | Who may call |\n",
    ["a.md:1: What …", "a.md:7: Who …", "a.md:9: Who …"],
  ],
])("finds banned words in %s: %j", (file, text, expected) => {
  expect(breachesIn(file, text)).toEqual(expected);
});

test.each([
  ["a.ts", "// Called `anew`, or \"position\". What is it? It's somewhat 'anew'.\nconst position = anew;"],
  ["a.tsx", "export const a = <p>Who calls anew // What is</p>;"],
  ["a.md", "Code like `position` and\n\n```ts\n// What it is\n```\n"],
])("finds none in %s: %j", (file, text) => {
  expect(breachesIn(file, text)).toEqual([]);
});
