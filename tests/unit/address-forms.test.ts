/**
 * Texts that address a worker fit a woman and a man: in Hindi, Punjabi, Gujarati and Marathi most verbs in the past, the
 * future and the habitual have a gender. Endings that only the second person has are looked for; docs/languages say more.
 */
import { expect, test } from "vitest";
import { loadMessages } from "@/lib/language/i18n/messages";

/** Read by employers, in English, and by admins. */
const FOR_OTHERS =
  /^(?:admin\w+|requestForm|ownJob|dashboard|jobApplications|companyProfile|editJob|secondFactor|hired|notifySettings\.jobs|workEnd\.employer)\b/;
/** Agreed to in these words; they change only with a version. */
const AGREED_TO =
  /^(?:consent\.(?:notice|keep|why|who|change|board|isAdult|agreed)$|(?:apply|applicationDetail)\.sharing\.)/;

const GENDERED = {
  hi: /(?:^|\s)आप (?!(?:को|से|के|की|का)\s).*(?:(?:ते|चुके|रहे|गए|हुए) (?:हैं|थे)|(?:ें|एँ)गे)(?!\S)|(?:कब|कहाँ)\s.*(?:सकते हैं|(?:ें|एँ)गे)$|भूल गए|\/(?:सकती|रही|चुकी)/,
  pa: /(?:ਦੇ|ਚੁੱਕੇ|ਰਹੇ|ਗਏ|ਹੋਏ) ਹੋ(?!\S)|[ੋਓ]ਗੇ(?!\S)|ਭੁੱਲ ਗਏ|\/(?:ਸਕਦੀ|ਰਹੀ)/,
  gu: /(?:ચૂક્યા|ગયા|આવ્યા|રહ્યા|થયા) છો|ભૂલી ગયા|મને .*કર્યા છે/,
  mr: /शकतो(?:स)?(?!\S)|(?:तो|ते)\/|(?:आला|गेला|झाला) आहेस/,
} as const;

function* texts(node: object, prefix = ""): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(node) as [string, object | string][]) {
    if (typeof value === "string") yield [prefix + key, value];
    else yield* texts(value, `${prefix}${key}.`);
  }
}

const found = (language: keyof typeof GENDERED, text: string): string[] =>
  text.split(/[।.?!:;{}]/).filter((sentence) => GENDERED[language].test(sentence.trim()));

test.each(["hi", "pa", "gu", "mr"] as const)("%s addresses no worker as a man", async (language) => {
  const all = [...texts(await loadMessages(language))].filter(([key]) => !FOR_OTHERS.test(key) && !AGREED_TO.test(key));
  expect(all.length).toBeGreaterThan(1_000);
  expect(all.flatMap(([key, text]) => found(language, text).map((sentence) => `${key}: ${sentence}`))).toEqual([]);
});

test.each([
  ["hi", "आप इस काम के लिए पहले ही आवेदन कर चुके हैं।"],
  ["hi", "आप कब आ सकते हैं? चुनें:"],
  ["hi", "मैं यह काम नहीं कर सकता/सकती"],
  ["pa", "ਤੁਸੀਂ ਕਿੱਥੇ ਰਹਿੰਦੇ ਹੋ?"],
  ["gu", "પાસવર્ડ ભૂલી ગયા?"],
] as const)("finds in %s: %s", (language, text) => {
  expect(found(language, text)).toHaveLength(1);
});
