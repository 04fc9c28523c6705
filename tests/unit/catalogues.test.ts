/**
 * Compares the ten catalogues: the same keys, placeholders and tags as the English source, the plural forms of each
 * language, nothing left in English, and nothing in another language's script.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";

type Tree = { [key: string]: string | Tree };

const FOLDER = path.join(import.meta.dirname, "../../messages");
const load = (language: Language): Map<string, string> =>
  flatten(JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), "utf8")) as Tree);

function flatten(tree: Tree, prefix = "", all = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") all.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, all);
  }
  return all;
}

/** Every argument and tag of a message by name, and the plural categories of each plural. */
function shapeOf(message: string) {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        if (element.type === TYPE.plural) plurals.push(Object.keys(element.options));
        Object.values(element.options).forEach((option) => visit(option.value));
      }
    }
  };
  visit(parse(message));
  return { names: [...names].sort(), plurals };
}

const SCRIPTS: Record<Exclude<Language, "en">, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
  gu: /\p{Script=Gujarati}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  pa: /\p{Script=Gurmukhi}/u,
};
// The danda ends a sentence in several scripts, although Unicode counts it as Devanagari.
const isForeign = (text: string, own: RegExp) =>
  Object.values(SCRIPTS).some((script) => script.source !== own.source && script.test(text.replaceAll(/[।॥]/g, "")));

const english = load("en");

test("there is a catalogue for each language and no other", () => {
  // Nothing else either: the build compiles every file there (next.config.ts).
  expect(readdirSync(FOLDER).sort()).toEqual(LANGUAGES.map((language) => `${language}.json`).sort());
});

test("every English message can be formatted", () => {
  for (const [key, message] of english) expect(() => parse(message), key).not.toThrow();
});

test("no message has a plural's #, which groups by the language's rule and in mr and bn has digits of its own", () => {
  const hashed = LANGUAGES.flatMap((language) =>
    [...load(language)].flatMap(([key, message]) => (hasPound(parse(message)) ? `${language} ${key}` : [])),
  );
  expect(hashed).toEqual([]);
});

const hasPound = (elements: MessageFormatElement[]): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.pound ||
      (element.type === TYPE.tag && hasPound(element.children)) ||
      ((element.type === TYPE.plural || element.type === TYPE.select) &&
        Object.values(element.options).some((option) => hasPound(option.value))),
  );

const valueOf = (name: string) => (name.startsWith("<") ? (chunks: ReactNode) => chunks : 12);
const fail = (error: Error) => {
  throw error;
};

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language) => {
  const catalogue = load(language);
  const own = SCRIPTS[language];

  test("has exactly the English keys", () => {
    expect([...catalogue.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("has the same placeholders and tags, and the plural forms of its language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of catalogue) {
      const shape = shapeOf(message);
      expect(shape.names, key).toEqual(shapeOf(english.get(key)!).names);
      for (const plural of shape.plurals) {
        expect(plural, key).toContain("other");
        expect([...forms, "=0", "=1"], key).toEqual(expect.arrayContaining(plural));
      }
    }
  });

  test("is written in its own script", () => {
    for (const [key, message] of catalogue) {
      const words =
        english
          .get(key)!
          .replaceAll(/\{[^}]*\}|<[^>]*>/g, "")
          .match(/[A-Za-z]{3,}/g) ?? [];
      if (words.length > 0) expect(message, key).toMatch(own);
      expect(isForeign(message, own), `${key}: ${message}`).toBe(false);
    }
  });

  test("writes every number in Latin digits, also in plurals", () => {
    for (const [key, message] of catalogue) {
      if (!message.includes(", plural,")) continue;
      const values = Object.fromEntries(
        shapeOf(message).names.map((name) => [name.replaceAll(/[<>]/g, ""), valueOf(name)]),
      );
      const t = createTranslator({ locale: language, messages: { message }, onError: fail });
      expect([t.rich("message", values)].flat(9).join(""), key).not.toMatch(/(?![0-9])\p{Nd}/u);
    }
  });

  test("names no file format and no size, with which nobody can do anything", () => {
    for (const [key, message] of catalogue) expect(message, key).not.toMatch(/JPEG|PNG|WebP|\bMB\b|megapixel/);
  });

  test("writes digits in Latin and letters in NFC", () => {
    for (const [key, message] of catalogue) {
      expect(message.replaceAll(/[0-9]/g, ""), key).not.toMatch(/\p{Nd}/u);
      expect(message, key).toBe(message.normalize("NFC"));
    }
  });
});

test.each(LANGUAGES)("trial and probation are two different words (%s)", (language) => {
  const texts = [...load(language)];
  const textOf = (key: string) => texts.find(([name]) => name === key)![1];
  // Letters enough to know the word by, without its ending.
  const stem = textOf("jobFacts.trialDays").slice(0, 4);
  const probation = texts.filter(([key]) => /\.probation(Period)?$/.test(key));
  expect(probation.length).toBeGreaterThan(1);
  expect(probation.filter(([, text]) => text.includes(stem))).toEqual([]);
});

/** The word for a step as `profileSteps.of` has it; Tamil's begins the word for reading too. */
const STEP: Record<Language, string> = {
  ...{ en: "step", hi: "कदम", mr: "पायरी", bn: "ধাপ", te: "దశ" },
  ...{ ta: "படி(?!க்)", gu: "પગલું", kn: "ಹಂತ", ml: "ഘട്ട", pa: "ਕਦਮ" },
};
/** The texts from 'sent' to the call. */
const AFTER_SENDING = /^(?:finish|applied|accepted|called|notifications)\./;

test.each(LANGUAGES)(
  "what is sent needs no further step, and nobody knows at what hour a call comes (%s)",
  (language) => {
    const step = new RegExp(`(?<![\\p{L}\\p{M}])${STEP[language]}`, "iu");
    const texts = load(language);
    expect(texts.get("profileSteps.of")).toMatch(step);
    for (const [key, text] of texts) {
      if (key.startsWith("finish.")) expect(text, key).not.toMatch(step);
      // India's helpline against fraud.
      if (AFTER_SENDING.test(key)) expect(text.replace("<call>1930</call>", ""), key).not.toMatch(/\d/);
    }
  },
);
