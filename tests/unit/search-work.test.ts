import { describe, expect, test } from "vitest";
import { CATEGORIES, type Category } from "@/lib/core/categories";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import { TASKS } from "@/lib/domains/jobs/fact-options";
import { keysOf } from "@/lib/core/objects";
import { optionKey } from "@/lib/core/option-key";
import { KINDS_OF_TASK } from "@/lib/language/search/labels";
import { placesIn } from "@/lib/language/places/named";
import { kindsAsked, searchTerms } from "@/lib/language/search/query";
import { stemOf } from "@/lib/language/search/stems";
import { HOUSEHOLD_WORK } from "@/lib/language/search/work-household";
import { TRADES_WORK } from "@/lib/language/search/work-trades";
import { searchWords } from "@/lib/language/words/words";
import { SUGGESTED_SKILLS } from "@/lib/core/skills";

const asked = (search: string): Category[] => kindsAsked(searchTerms(searchWords(search)));
const SPOKEN = [...HOUSEHOLD_WORK, ...TRADES_WORK];

describe.each(LANGUAGES)("the labels in %s find their kind of work", async (language) => {
  const { options, jobs, profile } = await loadMessages(language);

  test.each(CATEGORIES)("%s", (kind) => {
    expect(asked(options.category[kind]), options.category[kind]).toContain(kind);
    expect(asked(jobs.heading.work[kind]), jobs.heading.work[kind]).toContain(kind);
  });

  test.each(TASKS)("task %s", (task) => {
    const kinds = asked(options.task[task]);
    expect(
      KINDS_OF_TASK[task].filter((kind) => kinds.includes(kind)),
      options.task[task],
    ).not.toEqual([]);
  });

  test.each(CATEGORIES)("skills of %s", (kind) => {
    // "Night duty" names hours.
    for (const skill of SUGGESTED_SKILLS[kind].filter((each) => each !== "Night duty")) {
      const label = profile.skill[optionKey(skill) as keyof typeof profile.skill];
      expect(asked(label), label).toContain(kind);
    }
  });
});

describe("spoken work", () => {
  test.each(SPOKEN)("$words", ({ kinds, words }) => {
    for (const name of words.split(",")) {
      const found = asked(name);
      expect(
        kinds.some((kind) => found.includes(kind)),
        `${name.trim()}: ${found.join()}`,
      ).toBe(true);
    }
  });

  test("names no place", () => {
    for (const name of SPOKEN.flatMap(({ words }) => words.split(","))) {
      expect(placesIn(searchWords(name), "spelling"), name).toEqual([]);
    }
  });

  test("each word is written in one script", () => {
    const scripts = "Latin Devanagari Bengali Telugu Tamil Gujarati Kannada Malayalam Gurmukhi".split(" ");
    const isOf = (script: string, word: string) =>
      new RegExp(`^[\\p{Script=${script}}\\p{M}\\u200c\\u200d]+$`, "u").test(word);
    for (const word of SPOKEN.flatMap(({ words }) => words.split(/[\s,]+/)).filter(Boolean)) {
      expect(
        scripts.some((script) => isOf(script, word)),
        word,
      ).toBe(true);
    }
  });

  test("every task of the employers' list has its kinds", () =>
    expect(keysOf(KINDS_OF_TASK).toSorted()).toEqual([...TASKS].toSorted()));
});

describe("stems", () => {
  test.each([
    ["banana", "banane"],
    ["banana", "banati"],
    ["chalana", "chalane"],
    ["kapde", "kapdo"],
    ["sambhalna", "sambhalne"],
    ["bachcha", "baccha"],
    ["washing", "wash"],
    ["धोना", "धोने"],
    ["बर्तन", "बर्तनों"],
    ["सांभाळणे", "सांभाळण्याचे"],
    ["চালানো", "চালানোর"],
    ["కడగడం", "కడగడానికి"],
    ["கழுவ", "கழுவும்"],
    ["துவைக்க", "துவைப்பது"],
    ["ચલાવવી", "ચલાવવાનું"],
    ["ತೊಳೆಯೋದು", "ತೊಳೆಯುವ"],
    ["കഴുകാൻ", "കഴുകുന്ന"],
    ["ਚਲਾਉਣਾ", "ਚਲਾਉਣ"],
  ])("%s and %s are forms of one word", (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

  test.each([
    ["roti", "rasoi"],
    ["गाड़ी", "गार्ड"],
    ["bartan", "bachcha"],
  ])("%s and %s are not", (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));
});
