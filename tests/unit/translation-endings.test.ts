import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { translateRoughly } from "@/lib/language/translation/dictionary";
import { glued, type Relation } from "@/lib/language/translation/patterns";

const INDIC = ["hi", "bn", "te", "ta", "mr", "gu", "kn", "ml", "pa"] as const;
type Indic = (typeof INDIC)[number];
const entriesOf = (language: Indic) =>
  JSON.parse(readFileSync(`lib/language/translation/dictionary/${language}.json`, "utf8")) as Record<string, string>;

/** Every form of a title, with the relation that it puts its last noun in. */
const FORMS: readonly (readonly [form: string, relation: Relation])[] = [
  ["Cook for a NOUN", "for"],
  ["Cook for two NOUN", "for"],
  ["Cook for 3 NOUN", "for"],
  ["Cook needed for the NOUN", "for"],
  ["We need cook for NOUN", "for"],
  ["Cook for an office and a NOUN", "for"],
  ["Cook in NOUN", "in"],
  ["Cook at the NOUN", "in"],
  ["Cook wanted in NOUN", "in"],
  ["Family of four in NOUN", "in"],
  ["Maid, dog in NOUN", "in"],
  ["Cook for a family in NOUN", "in"],
  ["Cook needed for a family in NOUN", "in"],
  ["Cook with NOUN", "with"],
  ["Cook with 3 NOUN", "with"],
];
const NOUNS =
  `house,home,household,flat,flats,apartment,bungalow,bungalows,villa,villas,farmhouse,kitchen,kitchens,garden,lawn,office,offices,shop,shops,
  hotel,restaurant,hospital,clinic,school,college,factory,warehouse,workshop,construction site,farm,temple,airport,metro station,city,village,canteen,
  housing society,bathroom,bathrooms,delhi,south delhi,gurgaon,noida,mumbai,pune,thane,bengaluru,chennai,hyderabad,kolkata,kochi,lucknow,kerala,punjab,
  days,weeks,months,people,children,kids,baby,newborn,toddler,twins,mother,father,parents,grandmother,elderly couple,elderly person,patient,dog,cat,car,
  cars,truck,bus,doors,windows,gates,tiles,furniture,washing machine,hand tools,cooking,cleaning,laundry,ironing,gardening,child care,patient care,wiring,
  plaster,repairs,wedding,weddings,events,breakfast,lunch,dinner,food,home food,vegetarian food,school tiffins,day shift,night shift,hindi,english,
  driving licence,years experience,years of experience,one week,nurse,driver`.split(/,\s*/);

/** A word with an ending that its language does not put to it so. */
const GLUED: Record<Indic, RegExp | null> = {
  // The nouns that bend before an ending; with a name in Latin letters there is nothing to bend.
  hi: /(?:बगीचा|बंगला|कारख़ाना|अड्डा|दरवाज़ा|कमरा|बच्चा|लोग|सप्ताह) (?:में|पर|के)(?![\p{L}\p{M}])/u,
  bn: /[\p{L}\p{M}]-(?:এ|এর)(?![\p{L}\p{M}])/u,
  te: /ఇల్లులో|(?:లు|ళ్లు) (?:కోసం|లో)/u,
  ta: /[\p{L}\p{M}]-(?:இல்|க்கு)/u,
  mr: /[\u0900-\u097f] (?:मध्ये|साठी)(?![\p{L}\p{M}])/u,
  gu: /(?:બંગલો|બગીચો|રસોડું|કારખાનું)(?:માં| માટે)/u,
  kn: /[ೆು]ನಲ್ಲಿ|[\u0c80-\u0cff] ಗಾಗಿ/u,
  ml: /[\p{L}\p{M}]-(?:ൽ|ന്)|[\u0d00-\u0d7f] വേണ്ടി/u,
  pa: /(?:ਬਗ਼ੀਚਾ|ਬੰਗਲਾ|ਕਾਰਖ਼ਾਨਾ|ਗੁਸਲਖ਼ਾਨਾ|ਅੱਡਾ|ਬੱਚਾ) (?:ਵਿੱਚ|ਲਈ)/u,
};

describe.each(INDIC)("in %s", (language) => {
  const entries = entriesOf(language);

  test("each noun of each form of a title is shown in a bent form that the dictionary has whole, or not at all", async () => {
    const faults: string[] = [];
    let shown = 0;
    for (const [form, relation] of FORMS) {
      for (const noun of NOUNS) {
        const typed = form.replace("NOUN", noun);
        const { text, isComplete } = await translateRoughly(typed, "en", language);
        if (!isComplete) continue;
        shown += 1;
        const bent = entries[`${relation} ${noun}`];
        const counted = /\d|two/.test(form) ? entries[`${relation} two ${noun}`] : undefined;
        const isInList = relation === "for" && / and /.test(typed);
        const isBent = isInList || [bent, counted].some((phrase) => phrase !== undefined && text.includes(phrase));
        if (!isBent || GLUED[language]?.test(text)) faults.push(`${typed} → ${text}`);
      }
    }
    expect(faults).toEqual([]);
    expect(shown).toBeGreaterThan(400);
  });

  test("a noun without the form is not shown", async () => {
    for (const typed of ["Cook with Hindi", "Cook in 3 weeks", "Guard in parents", "Mason for one week"]) {
      expect((await translateRoughly(typed, "en", language)).isComplete, typed).toBe(false);
    }
  });

  test("no entry is a word with an ending glued to it", () => {
    expect(Object.entries(entries).filter(([, phrase]) => GLUED[language]?.test(phrase))).toEqual([]);
  });
});

// Faults that the check would find: the endings of the first build.
test.each([
  ["ta", "வீடு", "in"],
  ["bn", "বাড়ি", "in"],
  ["bn", "সপ্তাহ", "for"],
  ["kn", "ಮನೆ", "in"],
  ["ml", "വീട്", "in"],
  ["mr", "आठवडे", "for"],
  ["te", "వారాలు", "for"],
  ["gu", "રસોડું", "for"],
] as const)("%s: %s with the ending of “%s” after it would be found", (language, noun, relation) => {
  expect(glued(noun, relation, language)).toMatch(GLUED[language]!);
});
