import { arrange, byClause, patternsOf } from "./patterns";

/**
 * English nouns of the dictionary that mean one thing anywhere in a title. Left out: what is also a verb or
 * something else ("iron", "light", "watch", "plant", "leave"), and words whose translation is disputed ("live-in").
 */
const NOUNS = new Set(
  [
    "cook,chef,maid,housekeeper,babysitter,driver,gardener,security guard,guard,watchman,electrician,plumber,carpenter",
    "mechanic,welder,painter,mason,cleaner,sweeper,helper,assistant,personal assistant,personal driver,caretaker,nurse",
    "technician,tailor,tutor,teacher,waiter,delivery boy,office boy,supervisor,manager,worker,staff,person,people",
    "family,family of two,family of three,family of four,family of five,joint family,mother,father,parents,grandmother",
    "grandfather,child,children,kids,baby,newborn,toddler,twins,couple,elderly person,patient,dog,cat,house,home",
    "household,flat,apartment,bungalow,villa,farmhouse,kitchen,garden,lawn,office,shop,hotel,restaurant,hospital,clinic",
    "school,college,factory,warehouse,construction site,farm,temple,airport,metro station,city,village",
    "household work,housework,house cleaning,washing clothes,washing dishes,gardening,child care,childcare,patient care",
    "elderly care,day shift,night shift,car,truck,bus,wedding,delhi,new delhi,south delhi,gurgaon,gurugram,noida",
    "ghaziabad,faridabad,mumbai,pune,thane,nagpur,ahmedabad,surat,vadodara,bangalore,bengaluru,mysuru,chennai,coimbatore",
    "madurai,hyderabad,kolkata,kochi,chandigarh,ludhiana,amritsar,jaipur,lucknow,india,maharashtra,gujarat,karnataka",
    "tamil nadu,punjab,kerala",
  ].flatMap((line) => line.split(",")),
);

/** Words before a noun that stay before it, unchanged, in all nine languages. */
const MODIFIERS = new Set(
  "experienced,skilled,trained,full-time,part-time,temporary,permanent,personal,north indian,south indian,indian"
    .split(",")
    .map((word) => word.replaceAll("-", " ")),
);
const NUMBERS = new Set("one,two,three,four,five,six,seven,eight,nine,ten".split(","));
const ARTICLES = new Set(["a", "an", "the"]);
/** Money, a time or a number, masked: it is never changed. */
const MARK = /^<id\p{Nd}+>$/iu;

// The English forms are the same whatever the other language is.
const { fromEnglish } = patternsOf("hi");

/**
 * Whether a rough translation of an English text is as good as certain: each of its clauses is a noun, with words that
 * describe it, or a common form of a title made of such ("cook for a family of four").
 * @param english with its protected parts masked.
 */
export function isCertain(english: string): boolean {
  let isSo = true;
  byClause(english, (clause) =>
    arrange(clause, fromEnglish, (part) => {
      isSo &&= isNounPhrase(part);
      return part;
    }),
  );
  return isSo;
}

function isNounPhrase(part: string): boolean {
  let words = part.toLowerCase().replaceAll("-", " ").split(/\s+/).filter(Boolean);
  if (words.length > 1 && ARTICLES.has(words[0]!)) words = words.slice(1);
  for (;;) {
    if (words.length === 1 && MARK.test(words[0]!)) return true;
    if (isNoun(words.join(" "))) return true;
    const described = afterModifier(words);
    if (!described) return false;
    words = described;
  }
}

function afterModifier(words: readonly string[]): string[] | null {
  for (const count of [2, 1]) {
    const modifier = words.slice(0, count).join(" ");
    const isOne = MODIFIERS.has(modifier) || NUMBERS.has(modifier) || MARK.test(modifier);
    if (words.length > count && isOne) return words.slice(count);
  }
  return null;
}

const isNoun = (phrase: string): boolean =>
  [phrase, phrase.replace(/s$/, ""), phrase.replace(/ies$/, "y")].some((form) => NOUNS.has(form));
