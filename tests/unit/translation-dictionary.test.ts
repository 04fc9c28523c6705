import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import { translateRoughly } from "@/lib/language/translation/dictionary";

const SCRIPTS = {
  hi: "Devanagari", bn: "Bengali", te: "Telugu", ta: "Tamil", mr: "Devanagari", gu: "Gujarati", kn: "Kannada", ml: "Malayalam", pa: "Gurmukhi",
} as const; // prettier-ignore
const INDIC = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];
const read = (language: Language) =>
  JSON.parse(readFileSync(`lib/language/translation/dictionary/${language}.json`, "utf8")) as Record<string, string>;
const english = Object.keys(read("hi"));

test("there are at least 600 entries, in all nine languages other than English", () => {
  expect(english.length).toBeGreaterThanOrEqual(600);
  expect(INDIC.toSorted()).toEqual(LANGUAGES.filter((language) => language !== "en").toSorted());
});

test.each(INDIC)("%s has every entry, in its own script", (language) => {
  const entries = read(language);
  expect(Object.keys(entries)).toEqual(english);
  const letters = new RegExp(`^(?=.*\\p{L})[\\p{Script=${SCRIPTS[language]}}\\p{M}\\u200c\\u200d -]+$`, "u");
  expect(Object.entries(entries).filter(([, own]) => !letters.test(own) || own !== own.normalize("NFC"))).toEqual([]);
});

describe("a title", () => {
  test.each([
    ["Cook for a family of four", "hi", "चार लोगों के परिवार के लिए रसोइया"],
    ["Live-in nanny needed in South Delhi", "hi", "दक्षिण दिल्ली में मालिक के घर रहकर बच्चों की आया चाहिए"],
    ["Experienced driver wanted", "ta", "அனுபவமுள்ள டிரைவர் தேவை"],
    ["Electricians needed in Mumbai", "te", "ముంబైలో ఎలక్ట్రీషియన్ కావాలి"],
    ["COOK NEEDED", "bn", "রাঁধুনি দরকার"],
    ["Gardener for the house", "pa", "ਘਰ ਲਈ ਮਾਲੀ"],
  ] as const)("%s becomes %s in that language's word order", async (title, target, expected) => {
    expect((await translateRoughly(title, "en", target)).text).toBe(expected);
  });

  test.each([
    ["दक्षिण दिल्ली में रसोइया चाहिए", "hi", "Cook needed in south delhi"],
    ["ঘর পরিষ্কার", "bn", "House cleaning"],
    ["ਘਰ ਲਈ ਮਾਲੀ ਚਾਹੀਦਾ ਹੈ", "pa", "Gardener needed for house"],
  ] as const)("%s (%s) also translates back", async (title, source, expected) => {
    expect((await translateRoughly(title, source, "en")).text).toBe(expected);
  });

  test("goes from Hindi to Tamil through English", async () => {
    expect((await translateRoughly("मुंबई में ड्राइवर चाहिए", "hi", "ta")).text).toBe("மும்பையில் டிரைவர் தேவை");
  });
});

test("keeps unknown words, money, times, addresses and the shape of the text", async () => {
  const { text: rough } = await translateRoughly(
    "Salary: ₹25,000 per month,\n7 AM - 7 PM. Call cook@home.example, Zzyzx!",
    "en",
    "hi",
  );
  expect(rough).toBe("वेतन: ₹25,000 प्रति माह,\n7 AM - 7 PM. फ़ोन करें cook@home.example, Zzyzx!");
});

test("a text of maximum length takes no noticeable time", async () => {
  await translateRoughly("Cook", "en", "kn");
  const text = "Experienced cook, clean kitchen, vegetarian food and good salary every month. ".repeat(25);
  const before = performance.now();
  await translateRoughly(text, "en", "kn");
  expect(performance.now() - before).toBeLessThan(750);
});
