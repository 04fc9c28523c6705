/** Hours of which only the text is kept, in ten languages. */
import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { typedHours } from "@/components/shared/hours/typed-hours";
import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import { SHIFTS } from "@/lib/domains/profiles/options";

const translatorOf = async (locale: Language) => createTranslator({ locale, messages: await loadMessages(locale) });

test("hours typed in one language are said in the reader's", async () => {
  const [english, hindi] = await Promise.all([translatorOf("en"), translatorOf("hi")]);
  expect(typedHours("8 AM - 5 PM", hindi)).toEqual({ text: "सुबह 8 से शाम 5 बजे", lang: undefined });
  expect(typedHours("सुबह 7 से शाम 7", english).text).toBe("7 AM to 7 PM");
});

test.each(LANGUAGES)("our own options keep their label (%s)", async (language) => {
  const t = await translatorOf(language);
  const labels = SHIFTS.map((shift) => typedHours(shift, t).text);
  expect(new Set(labels).size).toBe(SHIFTS.length);
  if (language !== "en") for (const shift of SHIFTS) expect(labels).not.toContain(shift);
});

test("what cannot be read for certain stays as typed, with its language", async () => {
  const t = await translatorOf("ta");
  expect(typedHours("सिर्फ़ इतवार को", t)).toEqual({ text: "सिर्फ़ इतवार को", lang: "hi" });
  expect(typedHours("9 - 5", t).text).toBe("9 - 5");
});
