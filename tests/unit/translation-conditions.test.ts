import { describe, expect, test } from "vitest";
import { hasCondition } from "@/lib/language/translation/conditions";
import { translateRoughly } from "@/lib/language/translation/dictionary";
import { mask } from "@/lib/language/translation/mask";
import { CONDITIONS_IN_ENGLISH, CONDITIONS_IN_OWN_WORDS, HARMLESS_IN_ENGLISH } from "../support/condition-sentences";

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
  ["Cook for a family of four", "ta", "நால்வர் கொண்ட குடும்பத்துக்கு சமையல்காரர்"],
  ["Experienced driver needed in Mumbai", "hi", "मुंबई में अनुभवी ड्राइवर चाहिए"],
  ["Experienced driver needed in Mumbai", "mr", "मुंबईत अनुभवी ड्रायव्हर पाहिजे"],
  ["Cook needed for 6 people", "hi", "6 लोगों के लिए रसोइया चाहिए"],
  ["Gardener for the house", "bn", "বাড়ির জন্য মালি"],
  ["Cook – Pune", "te", "వంట మనిషి – పుణె"],
  ["Cooking for 4 people", "hi", "4 लोगों के लिए खाना बनाना"],
  ["Cooking for 4 people", "ta", "4 பேருக்கு சமையல்"],
  ["Family of five in Pune", "hi", "पुणे में पाँच लोगों का परिवार"],
  ["Cook for a family of five in Pune", "hi", "पुणे में पाँच लोगों के परिवार के लिए रसोइया"],
  ["Cook needed for a family in Pune", "bn", "পুনেতে পরিবারের জন্য রাঁধুনি দরকার"],
  ["Cooking, cleaning and laundry", "hi", "खाना बनाना, सफ़ाई और कपड़े धोना"],
  ["Cooking, cleaning and laundry", "ta", "சமையல், சுத்தம் செய்தல் மற்றும் துணி துவைத்தல்"],
  ["Housekeeper for a flat, cleaning and laundry", "mr", "फ्लॅटसाठी हाउसकीपर, सफाई आणि कपडे धुणे"],
  ["Driver for school and office", "hi", "स्कूल और दफ़्तर के लिए ड्राइवर"],
  ["Driver for school and office", "ta", "பள்ளிக்கும் அலுவலகத்துக்கும் டிரைவர்"],
  ["Carpenter for doors and windows", "bn", "দরজার এবং জানালার জন্য কাঠের মিস্ত্রি"],
  ["Carpenter for doors and windows", "kn", "ಬಾಗಿಲುಗಳಿಗೂ ಕಿಟಕಿಗಳಿಗೂ ಕಾರ್ಪೆಂಟರ್"],
  ["Carpenter for doors and windows", "ml", "വാതിലുകൾക്കും ജനലുകൾക്കും മരപ്പണിക്കാർ"],
  ["Babysitter for two children", "te", "ఇద్దరు పిల్లలను చూసుకునేవారు"],
  ["Babysitter needed for two children in Noida", "hi", "नोएडा में दो बच्चों की देखभाल करने वाले चाहिए"],
  ["Nanny for twins", "ml", "ഇരട്ടക്കുട്ടികളെ നോക്കുന്നയാൾ"],
  ["Maid, dog in house", "ta", "வீட்டு வேலை செய்பவர், வீட்டில் நாய்"],
  ["Cook for 3 weeks", "mr", "3 आठवड्यांसाठी स्वयंपाकी"],
  ["Part-time cleaner for two flats", "hi", "दो फ़्लैटों के लिए पार्ट टाइम सफ़ाई कर्मी"],
  ["2 years' experience", "hi", "2 साल का अनुभव"],
  ["2 years' experience", "kn", "2 ವರ್ಷಗಳ ಅನುಭವ"],
  ["Hindi and English", "bn", "হিন্দি এবং ইংরেজি"],
  ["Painter for two flats, five weeks", "pa", "ਦੋ ਫਲੈਟਾਂ ਲਈ ਪੇਂਟਰ, ਪੰਜ ਹਫ਼ਤੇ"],
  ["Driver, 7 AM - 7 PM", "gu", "ડ્રાઇવર, 7 AM - 7 PM"],
  ["Electricians needed in Delhi", "pa", "ਦਿੱਲੀ ਵਿੱਚ ਬਿਜਲੀ ਮਿਸਤਰੀ ਚਾਹੀਦਾ ਹੈ"],
] as const)("%s is shown in %s", async (typed, language, text) => {
  expect(await translateRoughly(typed, "en", language)).toEqual({ text, isComplete: true });
});

/** Ordinary texts of employers, without a condition. */
const HARMLESS = HARMLESS_IN_ENGLISH.flatMap((sentence) => INDIC.map((language) => [sentence, language] as const));

test("ordinary texts are shown in each language: all of it translated, its numbers kept", async () => {
  expect(HARMLESS_IN_ENGLISH.length).toBeGreaterThanOrEqual(80);
  const faults: string[] = [];
  for (const [sentence, language] of HARMLESS) {
    const { text, isComplete } = await translateRoughly(sentence, "en", language);
    const areKept = (sentence.match(/\d+/g) ?? []).every((number) => text.includes(number));
    const clauses = (of: string) => of.split(/[,;]/).length;
    if (!isComplete || /[a-z]/i.test(text) || !areKept || clauses(text) !== clauses(sentence)) {
      faults.push(`${language}: ${sentence} → ${text}`);
    }
  }
  expect(faults).toEqual([]);
});

test.each([
  ["a negation", (text: string) => `${text}, no Sunday off`],
  ["an obligation", (text: string) => `${text}, must come daily`],
  ["a bound", (text: string) => `Only ${text}`],
  ["an exception", (text: string) => `${text} except Sunday`],
  ["pay", (text: string) => `${text}, first week unpaid`],
  ["a requirement", (text: string) => `${text}, driving licence required`],
  ["a sentence that is not known", (text: string) => `${text}. Comes by seven`],
])("with %s beside it none of them is shown", async (_name, withCondition) => {
  const shown: string[] = [];
  for (const [sentence, language] of HARMLESS) {
    if ((await translateRoughly(withCondition(sentence), "en", language)).isComplete) shown.push(sentence);
  }
  expect(shown).toEqual([]);
});

test("numbers come in Latin digits", async () => {
  expect((await translateRoughly("૩ વર્ષનો અનુભવ", "gu", "hi")).text).toBe("3 साल का अनुभव");
});

test("the masked name of a place stays as it is", async () => {
  const typed = "Family of five in Baner";
  const { text, isComplete } = await translateRoughly(typed, "en", "hi", mask(typed, ["Baner"]));
  expect({ text, isComplete }).toEqual({ text: "Baner में पाँच लोगों का परिवार", isComplete: true });
});

test.each([
  ["Cook for Koregaon Park", "a name that is not known"],
  ["Iron and light", "words with two meanings"],
  ["Plumber and electrician", "a form that is not known"],
  ["Cook for a family of four. Own tools", "one clause of two"],
  ["Carpenter for doors, windows and wardrobes", "a list that goes on after a comma"],
  ["Cook for mother, father and two children", "a list that goes on after a comma"],
  ["Family and cooking", "a list of different things"],
  ["2 years' experience required", "a condition"],
  ["Driving licence needed", "a condition"],
  ["Experience", "without a number"],
  ["Cook for seven people", "a number of people that some languages have a word for"],
  ["Two cooks for an office", "a number of people that some languages have a word for"],
  ["Cook with Hindi", "a noun without the form that the sentence needs"],
  ["Cook near Pune", "a place that is only near"],
])("%s stays as typed: %s", async (typed) => {
  for (const language of INDIC) expect((await translateRoughly(typed, "en", language)).isComplete).toBe(false);
});
