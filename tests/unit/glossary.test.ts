/** Holds the catalogues to docs/glossary.md: a term, its forms in each language, and the texts that must use it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import { hasForm } from "../support/word-forms";

const PAGE = readFileSync(path.join(import.meta.dirname, "../../docs/glossary.md"), "utf8");
const [TERMS = "", PLACES = ""] = PAGE.split("\n## Where they stand\n");

/** The rows of a page's table as cells, without its head. */
const rowsOf = (page: string): string[][] =>
  page
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first = ""]) => !/^-+$/.test(first))
    .slice(1);

const COLUMNS = /^\| English +\|(.*)\|$/m
  .exec(TERMS)![1]!
  .split("|")
  .map((cell) => cell.trim());
const FORMS = new Map(
  rowsOf(TERMS).map(([term = "", ...cells]) => [term, cells.map((cell) => cell.split(/, | \(|\)/))]),
);
const KEYS = rowsOf(PLACES).flatMap(([term = "", keys = ""]) =>
  [...keys.matchAll(/`([\w.-]+)`/g)].map(([, key = ""]) => ({ term, key })),
);

const textAt = (messages: object, key: string): unknown =>
  key.split(".").reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages);

test("the glossary has a column for each language besides English, and places for most terms", () => {
  expect(COLUMNS).toEqual(LANGUAGES.filter((language) => language !== "en"));
  expect(KEYS.length).toBeGreaterThan(90);
  expect(KEYS.filter(({ term }) => !FORMS.has(term))).toEqual([]);
});

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language) => {
  test("uses the glossary's terms where they must stand", async () => {
    const messages = await loadMessages(language);
    const missing = KEYS.flatMap(({ term, key }) => {
      const text = textAt(messages, key);
      const forms = FORMS.get(term)![COLUMNS.indexOf(language)]!.filter((form) => form !== "");
      return typeof text === "string" && forms.some((form) => hasForm(text, form)) ? [] : [{ term, key, text, forms }];
    });
    expect(missing).toEqual([]);
  });
});

test("the texts for a native speaker to judge first are in each catalogue", async () => {
  const page = readFileSync(path.join(import.meta.dirname, "../../docs/languages/README.md"), "utf8");
  const keys = [...page.split("\n## To judge first\n")[1]!.matchAll(/`([\w.]+)`/g)].map(([, key]) => key!);
  expect(keys).toHaveLength(30);
  const catalogues = await Promise.all(LANGUAGES.map(loadMessages));
  const missing = catalogues.flatMap((messages) => keys.filter((key) => typeof textAt(messages, key) !== "string"));
  expect(missing).toEqual([]);
});

test("an ending does not matter, another word does", () => {
  expect(hasForm("விண்ணப்பத்தைத் திரும்பப் பெறவும்", "விண்ணப்பம்")).toBe(true);
  expect(hasForm("काम देणाऱ्यांबद्दल", "काम देणारे")).toBe(true);
  expect(hasForm("नियोक्ता के बारे में", "काम देने वाले")).toBe(false);
});
