import { describe, expect, test } from "vitest";
import { resultsInWords, type Counted } from "@/components/jobs/list/results-words";
import { CATEGORIES } from "@/lib/core/categories";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { translatorOf } from "../support/translator";

/** Faults of a heading: a placeholder, two spaces, a mark of punctuation without words at one side of it, a joined ending. */
const FAULTS = /[{}<>]|\s\s|^\s|\s$|^[–,.।:]|[–,:]$|\s[,.।:]|undefined|null|jobs\.| – |-এর/;

const COUNTS = [
  { count: 0, hasMore: false },
  { count: 1, hasMore: false },
  { count: 12, hasMore: false },
  { count: 99, hasMore: true },
];
const NEAR = [
  { isNear: false, place: null },
  { isNear: true, place: null },
  { isNear: true, place: "Pune" },
];

test("in English", async () => {
  const t = await translatorOf("en");
  const counted: Counted = {
    count: 12,
    hasMore: false,
    category: "chef-cook",
    isNear: true,
    place: "Pune",
    others: [],
  };
  expect(resultsInWords(counted, t)).toBe("12 jobs for cooks near Pune");
  expect(resultsInWords({ ...counted, count: 0 }, t)).toBe("No jobs for cooks near Pune");
  expect(resultsInWords({ ...counted, count: 1, category: null, place: null }, t)).toBe("1 job near you");
  expect(resultsInWords({ ...counted, count: 99, hasMore: true, isNear: false, others: ["Live-in", "Night"] }, t)).toBe(
    "99+ jobs for cooks: Live-in · Night",
  );
  expect(resultsInWords({ ...counted, category: "astronaut" }, t)).toBe("12 jobs near Pune: astronaut");
});

describe.each(LANGUAGES)("%s", (language) => {
  test("every kind of work has a heading for every number and place, and none says 0", async () => {
    const t = await translatorOf(language);
    const faults: string[] = [];
    const bare = new Map<string, string>();
    for (const category of [...CATEGORIES, null, "astronaut"])
      for (const number of COUNTS)
        for (const near of NEAR)
          for (const others of [[], ["A", "B"]]) {
            const text = resultsInWords({ ...number, ...near, category, others }, t);
            if (FAULTS.test(text)) faults.push(text);
            if (near.place) expect(text).toContain(near.place);
            expect(text.includes(number.hasMore ? "99+" : String(number.count))).toBe(number.count > 0);
            if (number.count === 12 && !near.isNear && others.length === 0 && category !== "astronaut")
              bare.set(text, `${category}`);
          }
    expect(faults).toEqual([]);
    expect(bare.size).toBe(CATEGORIES.length + 1);
  });
});
