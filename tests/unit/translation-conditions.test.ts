import { describe, expect, test } from "vitest";
import { hasCondition } from "@/lib/translation/conditions";
import { translateRoughly } from "@/lib/translation/dictionary";
import { CONDITIONS_IN_ENGLISH, CONDITIONS_IN_OWN_WORDS } from "../support/condition-sentences";

const INDIC = ["hi", "bn", "te", "ta", "mr", "gu", "kn", "ml", "pa"] as const;

test("there are at least two hundred sentences, each another one", () => {
  expect(new Set(CONDITIONS_IN_ENGLISH).size).toBeGreaterThanOrEqual(200);
  expect(new Set(CONDITIONS_IN_ENGLISH).size).toBe(CONDITIONS_IN_ENGLISH.length);
});

test.each(INDIC)("no condition is shown in a rough translation to %s", async (language) => {
  const shown: string[] = [];
  for (const sentence of CONDITIONS_IN_ENGLISH) {
    const { text, isComplete } = await translateRoughly(sentence, "en", language);
    if (isComplete) shown.push(`${sentence} → ${text}`);
  }
  expect(shown).toEqual([]);
});

describe.each(INDIC)("conditions written in %s", (language) => {
  const sentences = CONDITIONS_IN_OWN_WORDS[language].split("|");

  test("are recognised by a word of that language", () => {
    expect(sentences.filter((sentence) => !hasCondition(sentence, language))).toEqual([]);
  });

  test.each(["en", ...INDIC.filter((other) => other !== language)] as const)("are not shown in %s", async (target) => {
    for (const sentence of sentences) {
      expect((await translateRoughly(sentence, language, target)).isComplete, sentence).toBe(false);
    }
  });
});

// Checked by reading: the order of the other language, nothing dropped, nothing added.
test.each([
  ["Cook for a family of four", "hi", "चार लोगों के परिवार के लिए रसोइया"],
  ["Cook for a family of four", "ta", "நால்வர் கொண்ட குடும்பம்-க்கு சமையல்காரர்"],
  ["Experienced driver needed in Mumbai", "hi", "मुंबई में अनुभवी ड्राइवर चाहिए"],
  ["Experienced driver needed in Mumbai", "mr", "मुंबई मध्ये अनुभवी ड्रायव्हर पाहिजे"],
  ["Cook needed for 6 people", "hi", "6 लोग के लिए रसोइया चाहिए"],
  ["Gardener for the house", "bn", "বাড়ি-এর জন্য মালি"],
  ["Cook – Pune", "te", "వంట మనిషి – పుణె"],
  ["Driver, 7 AM - 7 PM", "gu", "ડ્રાઇવર, 7 AM - 7 PM"],
  ["Electricians needed in Delhi", "pa", "ਦਿੱਲੀ ਵਿੱਚ ਬਿਜਲੀ ਮਿਸਤਰੀ ਚਾਹੀਦਾ ਹੈ"],
] as const)("%s is shown in %s", async (typed, language, text) => {
  expect(await translateRoughly(typed, "en", language)).toEqual({ text, isComplete: true });
});

test.each([
  ["Cook for Koregaon Park", "a name that is not known"],
  ["Iron and light", "words with two meanings"],
  ["Plumber and electrician", "a form that is not known"],
  ["Cook for a family of four. Own tools", "one clause of two"],
])("%s stays as typed: %s", async (typed) => {
  for (const language of INDIC) expect((await translateRoughly(typed, "en", language)).isComplete).toBe(false);
});
