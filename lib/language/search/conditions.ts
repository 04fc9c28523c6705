import { latinDigits } from "@/lib/core/digits";
import { isSilent } from "./silent-words";
import { foldName, hasLetterOrDigit, searchWords, withoutSigns } from "@/lib/language/words/words";

/** The filters that a search may name, in the values of the workers' list. */
export type Conditions = {
  hours?: "day" | "night" | "part_time" | "whole_day";
  type?: "FULL TIME" | "PART TIME" | "gig";
  /** Rupees a month. */
  pay_from?: number;
  living_in?: boolean;
  meals?: true;
};

/** The words of typed text, with the digits of all scripts as Latin ones and "15,000" as one word. */
export const queryWords = (text: string): string[] =>
  searchWords(
    latinDigits(text)
      .replaceAll(/(?<=\d),(?=\d)/g, "")
      .replaceAll("₹", " "),
  )
    .map(withoutSigns)
    .filter(hasLetterOrDigit);

const NAMED: readonly (readonly [Conditions, string])[] = [
  [
    { hours: "night" },
    `night, night shift, night time, nights, raat, raat ko, raatri, rat ki, rat ka, रात, रात को, रात्रि, रात्री, रात्रीची, रात्रीचे, नाइट, नाईट, নাইট, রাত, রাতে, রাতের, రాత్రి, రాత్రిపూట, నైట్, இரவு, இரவு நேர, நைட்,
    રાત, રાતની, રાતનું, રાત્રે, નાઇટ, ರಾತ್ರಿ, ನೈಟ್, രാത്രി, നൈറ്റ്, ਰਾਤ, ਰਾਤੀਂ, ਨਾਈਟ, rathiri, iravu, ratre, ratri`,
  ],
  [
    { hours: "day" },
    `day shift, day duty, day job, day time, daytime, din, din ka, din ki, din me, दिन का, दिन की, दिन में, दिन, दिवसा, दिवसाची, দিনের, দিনে, పగలు, పగటి, டே ஷிப்ட், பகல், பகல் நேர, દિવસની, દિવસે, દિવસનું, ಹಗಲು, പകൽ, ਦਿਨ, ਦਿਨੇ`,
  ],
  [
    { hours: "whole_day" },
    `24 hours, 24 hour, 24 hrs, 24 hr, 24x7, 24 ghante, 24 ghanta, chaubis ghante, 24 घंटे, चौबीस घंटे, 24 ঘণ্টা, 24 ঘন্টা, 24 గంటలు, 24 மணி நேரம், 24 மணிநேரம், 24 तास, 24 કલાક, 24 ಗಂಟೆ, 24 മണിക്കൂർ, 24 ਘੰਟੇ`,
  ],
  [
    { hours: "part_time" },
    `few hours, some hours, kuch ghante, do ghante, 2 ghante, 3 ghante, 4 ghante, 2 hours, 3 hours, 4 hours, half day, hourly, कुछ घंटे, 2 घंटे, 3 घंटे, 4 घंटे, दो घंटे, আধবেলা, আধা দিন, 2 ঘণ্টা, 3 ঘণ্টা, కొన్ని గంటలు, 2 గంటలు, சில மணி நேரம், 2 மணி நேரம், काही तास, 2 तास, થોડા કલાક, 2 કલાક, ಕೆಲವು ಗಂಟೆ, 2 ಗಂಟೆ, കുറച്ചു മണിക്കൂർ, 2 മണിക്കൂർ, ਕੁਝ ਘੰਟੇ, 2 ਘੰਟੇ`,
  ],
  [
    { type: "PART TIME" },
    `part time, parttime, part tym, part taim, पार्ट टाइम, पार्टटाइम, पार्ट टाईम, অংশকালীন, পার্ট টাইম, పార్ట్ టైమ్, పార్ట్ టైం, பார்ட் டைம், பகுதி நேர, பகுதி நேரம், अर्धवेळ, પાર્ટ ટાઇમ, પાર્ટ ટાઈમ, પાર્ટટાઇમ, ಪಾರ್ಟ್ ಟೈಮ್, ಪಾರ್ಟ್ ಟೈಂ, പാർട്ട് ടൈം, പാർട് ടൈം, പാർട്ട്ടൈം, ਪਾਰਟ ਟਾਈਮ`,
  ],
  [
    { type: "FULL TIME" },
    `full time, fulltime, full taim, फुल टाइम, फ़ुल टाइम, फुल टाईम, ফুল টাইম, ఫుల్ టైమ్, ఫుల్ టైం, ஃபுல் டைம், புல் டைம், முழு நேர, முழு நேரம், पूर्णवेळ, ફુલ ટાઇમ, ફૂલ ટાઇમ, ಫುಲ್ ಟೈಮ್, ಫುಲ್ ಟೈಂ, ഫുൾ ടൈം, ഫുൾടൈം, ਫੁੱਲ ਟਾਈਮ`,
  ],
  [
    { type: "gig" },
    `gig, gig work, contract, theka, thekedari, dihadi, dihari, dehadi, daily wage, daily wages, temporary, दिहाड़ी, ठेका, ठेके, रोजंदारी, দিনমজুরি, ঠিকা, রোজ হিসেবে, దినకూలి, రోజు కూలి, కాంట్రాక్ట్, தினக்கூலி, கான்ட்ராக்ட், રોજમદારી, કોન્ટ્રાક્ટ, ದಿನಗೂಲಿ, ಕಾಂಟ್ರಾಕ್ಟ್, ദിവസക്കൂലി, കരാർ, ਦਿਹਾੜੀ, ਠੇਕਾ`,
  ],
  [
    { living_in: true },
    `live in, livein, live in job, accommodation, accomodation, room provided, free room, room free, stay, stay in, staying, rehna, rehne, rahna, rahne, rehne ki jagah, rahne ki jagah, rehkar, rahkar, reh kar, रहना, रहने, रहने की जगह, रहकर, থাকা, থাকার, থাকার জায়গা, থেকে কাজ, వసతి, ఉండి, ఉండే వసతి, రూమ్ ఫ్రీ, தங்கும், தங்கும் வசதி, தங்கி, தங்குமிடம், தங்க, தங்கும் இடம், राहणे, राहण्याची, राहण्याची सोय, राहायला, राहून,
    રહેવા, રહેવું, રહેવાનું, રહેવાની, રહીને, ವಸತಿ, ಉಳಿದುಕೊಳ್ಳಲು, ಇರಲು ಜಾಗ, താമസം, താമസവും, താമസ, താമസ സൗകര്യം, താമസിച്ച്, ਰਹਿਣਾ, ਰਹਿਣ, ਰਿਹਾਇਸ਼, thangum, thangi, thamasam, vasati, vasathi`,
  ],
  [{ living_in: false }, `live out, liveout, without stay, without accommodation, ghar wapas, go home, non live in`],
  [{ meals: true }, "meals, meals included, mess facility, ఊట, with meals, free meals"],
];

/** Food, which is a condition beside a place to stay or a word for giving, and otherwise the work of cooking. */
const FOOD = `khana khaana khane khanna bhojan food meal fooding boarding jevan jaman oota uta saapadu sappadu bhakshanam bhojanam खाना खाने भोजन खान पान খাওয়া খাবার খাওয়ার భోజనం తిండి அன்னம் ஊண் உணவு சாப்பாடு जेवण जेवणाची જમવાનું જમવા ખાવાનું ખાવા
  ಊಟ ಭಕ್ಷಣ ഭക്ഷണം ഭക്ഷണവും ഊണ് ਖਾਣਾ ਖਾਣ`;
const GIVEN = `free milega milegi milta milti included provided provide facility facilities mile muft peena with lodging given मिलेगा मिलेगी मिलता मुफ्त फ्री पीना सुविधा দেবে ফ্রি পাওয়া পাবো মিলবে ఇస్తారు ఉచితం ఉచిత ఫ్రీ సౌకర్యం இலவசம் இலவச வசதி கிடைக்கும் मोफत मिळेल सोय
  મળશે મફત સગવડ ಉಚಿತ ಸಿಗುತ್ತೆ ಸೌಲಭ್ಯ സൗജന്യം സൗകര്യം കിട്ടും ਮੁਫ਼ਤ ਮਿਲੇਗਾ ਫ੍ਰੀ ਸਹੂਲਤ`;
const THOUSAND = "hazar hajar hazaar hajaar thousand thousands हजार हज़ार হাজার వేలు వేల ஆயிரம் હજાર હજાર ಸಾವಿರ ആയിരം ਹਜ਼ਾਰ";
/** Words around a sum of money. */
const MONEY = `rs inr rupees rupee rupaye rupay rupaya salary sallery selary pay payment pagar tankhwah tankha vetan mahina mahine month monthly per above more than upar zyada jyada minimum रुपये रुपए रुपया रू सैलरी वेतन तनख्वाह पगार महीना महीने ज्यादा ऊपर टका টাকা টাকার বেতন মাইনে মাসে
  రూపాయలు జీతం నెలకు రూ ரூபாய் சம்பளம் மாதம் ரூ पगाराची महिना महिन्याला रुपयांची રૂપિયા પગાર મહિને ರೂಪಾಯಿ ಸಂಬಳ ತಿಂಗಳಿಗೆ രൂപ ശമ്പളം മാസം ਰੁਪਏ ਤਨਖਾਹ ਤਨਖ਼ਾਹ ਮਹੀਨਾ`;

/** Beside these, food is what is cooked. */
const COOKING = `banana banane banani banati banata banauna banaun pakana pakane pakauna cook cooking bana बनाना बनाने बनाती बनाता पकाना पकाने বানানো বানাতে చేయడం செய்ய बनवणे बनवायला करणे
  બનાવવું બનાવવાનું બનાવવા ಮಾಡೋದು ಮಾಡುವ ഉണ്ടാക്കാൻ ഉണ്ടാക്കുന്ന പാചകം ਬਣਾਉਣਾ ਬਣਾਉਣ ਪਕਾਉਣਾ`;

const MAX_WORDS = 4;
const PAY = { least: 3_000, most: 150_000, step: 100 } as const;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(foldName));
const food = setOf(FOOD);
const given = setOf(GIVEN);
const thousand = setOf(THOUSAND);
const money = setOf(MONEY);
const cooking = setOf(COOKING);
const keyOf = (words: readonly string[]): string => words.map(foldName).join(" ");
const named = new Map<string, Conditions>();
for (const [conditions, names] of NAMED) {
  for (const name of names.split(",")) named.set(keyOf(queryWords(name)), conditions);
}

/** The conditions in a search, and the words that remain: the work and the place. */
export type Understood = { conditions: Conditions; rest: string[] };

/**
 * Reads the conditions in a search: "raat 15000 guard" is night work for 15,000 rupees or more, and "guard" remains. The
 * first of two that contradict each other counts.
 * @param words as `queryWords` gives them.
 */
export function readConditions(words: readonly string[]): Understood {
  let conditions: Conditions = {};
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const read = conditionAt(words, at);
    if (read) conditions = { ...read.conditions, ...conditions };
    else rest.push(words[at] ?? "");
    at += read?.length ?? 1;
  }
  const folds = rest.map(foldName);
  if (conditions.living_in && folds.some((word) => food.has(word)) && !folds.some((word) => cooking.has(word))) {
    conditions.meals = true;
  }
  const isUnderstood = Object.keys(conditions).length > 0;
  if (!isUnderstood) return { conditions, rest: [...words] };
  const said = rest.filter((word) => {
    const folded = foldName(word);
    const isMoney = conditions.pay_from !== undefined && money.has(folded);
    const isGiven = (conditions.meals ?? conditions.living_in ?? false) && given.has(folded);
    const isFood = conditions.meals === true && food.has(folded);
    return !isMoney && !isGiven && !isFood;
  });
  return { conditions, rest: said.every(isSilent) ? [] : said };
}

type Match = { conditions: Conditions; length: number };

function conditionAt(words: readonly string[], at: number): Match | null {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const conditions = named.get(keyOf(words.slice(at, at + length)));
    if (conditions) return { conditions, length };
  }
  return payAt(words, at) ?? foodAt(words, at);
}

/** "15000", "15k", "15 hazar"; no house number, and no PIN code. */
function payAt(words: readonly string[], at: number): Match | null {
  const [, digits, suffix] = /^(?:rs)?(\d{1,6})(k?)$/.exec(words[at] ?? "") ?? [];
  if (digits === undefined) return null;
  const isThousands = thousand.has(foldName(words[at + 1] ?? ""));
  const rupees = Number(digits) * (suffix === "k" || isThousands ? 1_000 : 1);
  if (rupees < PAY.least || rupees > PAY.most || rupees % PAY.step !== 0) return null;
  return { conditions: { pay_from: rupees }, length: isThousands ? 2 : 1 };
}

/** "Khana free", "food provided". */
function foodAt(words: readonly string[], at: number): Match | null {
  const [first, second, third] = words.slice(at, at + 3).map(foldName);
  if (first === undefined || !food.has(first)) return null;
  const next = second !== undefined && isSilent(second) ? third : second;
  if (next === undefined || !given.has(next)) return null;
  return { conditions: { meals: true }, length: next === second ? 2 : 3 };
}
