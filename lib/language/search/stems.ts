import { foldIndic, foldName, isIndic } from "@/lib/language/words/words";

/** A stem keeps this many letters at least. */
const LEAST = 2;
/** Endings follow one another: of a plural, then of a case. */
const ROUNDS = 3;

/** The endings of verbs and of cases, the longest first, in the forms that foldIndic leaves. */
const ENDINGS: Record<string, string> = {
  devanagari: `ण्यासाठी ण्याचे ण्याची ण्याचा ण्याच ण्या ायचे ायची ायला ायच ाने ना ने नी ता ते ती णे णी ण ांना ांची ांचे ांचा ियां ियों
    यों यां ओं ों ें चे ची चा ला`,
  bengali: "ানোর ানো দেরকে দের গুলো োর ার ের নো কে তে র",
  gujarati: "વાનું વાની વાનો વાના વું વાં વા વી વો ોની ોને નું ની નો ના ને ઓ",
  gurmukhi: "ਉਣਾ ਉਣੇ ਉਣੀ ਉਣ ਣਾ ਣੇ ਣੀ ਣ ਨਾ ਨੇ ਦਾ ਦੇ ਦੀ ਿਆਂ ਆਂ ਾਂ",
  tamil: `வதற்கு ப்பதற்கு ப்பது க்கும் த்தல் க்கிற க்க வது தல் ும் ங்களை ங்கள் களை கள் த்தை ளை யை வை ுக்கு க்கு ல் ம்`,
  telugu: "డానికి టానికి డం టం లను ల్ని లకు లు ల ను ని కు కి",
  kannada: "ುವುದಕ್ಕೆ ುವುದು ೋದು ುವ ಲು ವನ್ನು ಯನ್ನು ನನ್ನು ಳನ್ನು ರನ್ನು ನ್ನು ಕ್ಕೆ ಗಳಿಗೆ ಗಳು ಗೆ",
  malayalam: "ുന്നത് ുന്ന ുക ാൻ ാന് ൽ ലും യെ നെ ളെ ക്ക് ിന് ും ം",
  latin: `ing iyan odu uvudu uva adam atam ikka ika kan an na ne ni no nu ta te ti va vi vu ne av on s`,
};

const INDIC_ENDINGS = Object.entries(ENDINGS)
  .filter(([script]) => script !== "latin")
  .flatMap(([, endings]) => endings.split(/\s+/).map(foldIndic))
  .toSorted((one, other) => other.length - one.length);
const LATIN_ENDINGS = (ENDINGS.latin ?? "").split(/\s+/).toSorted((one, other) => other.length - one.length);

const SIGNS_AT_END = /[\u0904-\u0914\u0985-\u0994\u0a85-\u0a94\u0a05-\u0a14]$|\p{M}$/u;
const VOWEL_AT_END = /[aeiouy]$/;

/**
 * The rest of a word without the endings that people vary: "banana", "banane" and "banati" are all "ban", "कपड़े" and
 * "कपड़ों" are "कपड". Rough: two words of a phrase that both agree are enough, one short word alone is not.
 */
export function stemOf(word: string): string {
  return isIndic(word) ? cut(foldIndic(word), INDIC_ENDINGS, SIGNS_AT_END) : latinStem(word);
}

function latinStem(word: string): string {
  const letters = foldName(word)
    .replaceAll(/chh?/g, "c")
    .replaceAll(/(?<=[bcdfgjklmnpqrstvxz])h/g, "")
    .replaceAll(/(.)\1+/g, "$1");
  return cut(letters, LATIN_ENDINGS, VOWEL_AT_END);
}

function cut(word: string, endings: readonly string[], vowel: RegExp): string {
  let stem = word;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= LEAST);
    const shorter = withoutVowels(ending ? stem.slice(0, -ending.length) : stem, vowel);
    if (shorter === stem) break;
    stem = shorter;
  }
  return stem;
}

function withoutVowels(word: string, vowel: RegExp): string {
  let shorter = word;
  while (shorter.length > LEAST && vowel.test(shorter)) shorter = shorter.slice(0, -1);
  return shorter;
}
