import { arrange, byClause, PATTERNS, withoutPossessive } from "./patterns";

/** The kinds of what a noun names. Only things of one kind make a list; none of these words makes a condition. */
type Kind =
  | "worker"
  | "people"
  | "place"
  | "task"
  | "food"
  | "thing"
  | "vehicle"
  | "shift"
  | "language"
  | "paper"
  | "time"
  | "mark";

/**
 * English nouns of the dictionary that mean one thing anywhere in a title. Left out: what is also a verb or
 * something else ("iron", "light", "watch", "plant", "leave", "floor"), and words whose translation is disputed ("live-in").
 */
const NOUNS = nouns({
  worker: `cook,chef,maid,housekeeper,babysitter,driver,gardener,security guard,guard,watchman,electrician,plumber,carpenter,
    mechanic,welder,painter,mason,cleaner,sweeper,helper,assistant,personal assistant,personal driver,caretaker,nurse,
    technician,tailor,tutor,teacher,waiter,delivery boy,office boy,supervisor,manager,worker,staff,nanny,handyman,attendant`,
  people: `person,people,family,family of two,family of three,family of four,family of five,family of six,joint family,mother,
    father,parents,grandmother,grandfather,child,children,two children,three children,kids,baby,newborn,toddler,twins,couple,elderly couple,elderly person,
    patient,dog,cat`,
  place: `house,home,household,flat,apartment,bungalow,villa,farmhouse,kitchen,garden,lawn,office,shop,hotel,restaurant,hospital,
    clinic,school,college,factory,warehouse,workshop,construction site,farm,temple,airport,metro station,city,village,canteen,
    housing society,bathroom,delhi,new delhi,south delhi,gurgaon,gurugram,noida,ghaziabad,faridabad,mumbai,pune,thane,nagpur,
    ahmedabad,surat,vadodara,bangalore,bengaluru,mysuru,chennai,coimbatore,madurai,hyderabad,kolkata,kochi,chandigarh,ludhiana,
    amritsar,jaipur,lucknow,india,maharashtra,gujarat,karnataka,tamil nadu,punjab,kerala`,
  task: `household work,housework,cooking,cleaning,house cleaning,laundry,washing clothes,washing dishes,ironing,sweeping,mopping,
    dusting,gardening,child care,childcare,patient care,elderly care,wiring,welding,carpentry,repairs,plaster,weddings,events,
    wedding`,
  food: "food,home food,vegetarian food,north indian food,south indian food,breakfast,lunch,dinner,school tiffins",
  thing: "doors,windows,wardrobe,gates,furniture,modular kitchen,tiles,hand tools,washing machine",
  vehicle: "car,truck,bus",
  shift: "day shift,night shift",
  language: "hindi,english,bengali,tamil,telugu,marathi,gujarati,kannada,malayalam,punjabi",
  time: "days,weeks,months",
  paper: "driving licence,driving license,years experience,years of experience,year's experience",
});
/** Said only with a number before them. */
const COUNTED = new Set(["years experience", "years of experience", "year's experience", "days", "weeks", "months"]);
/** With a number only these: the dictionary has their plural. */
const PLURALS = new Set("flats,houses,offices,shops,doors,windows,bathrooms,gates,tiles".split(","));
const SOUGHT = /\b(?:needed|required|wanted|looking for|need|seeking)\b/i;
/** "Plumber and electrician" may be one person or two. */
const NO_LIST: ReadonlySet<Kind> = new Set(["worker", "mark"]);

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
const { fromEnglish } = PATTERNS.hi;

/**
 * Whether a rough translation of an English text is as good as certain: each of its clauses is a noun, with words that
 * describe it, a list of such of one kind, or a common form of a title made of such ("cook for a family of four").
 * @param english with its protected parts masked.
 */
export function isCertain(english: string): boolean {
  const clauses: (Kind | null)[][] = [];
  let isOffer = true;
  byClause(withoutPossessive(english), (clause) => {
    const kinds: (Kind | null)[] = [];
    clauses.push(kinds);
    const arranged = arrange(clause, fromEnglish, (part) => {
      kinds.push(listKind(part));
      return part;
    });
    // "Driver needed" is an offer; "driving licence needed" is a condition.
    isOffer &&= !SOUGHT.test(clause) || kinds[0] === "worker";
    return arranged;
  });
  return isOffer && !clauses.flat().includes(null) && !clauses.some((kinds, at) => goesOn(kinds, clauses[at + 1]));
}

// "Carpenter for doors, windows and wardrobes": the list after the comma belongs to "for", which then stands elsewhere.
const goesOn = ([, ...objects]: readonly (Kind | null)[], next: readonly (Kind | null)[] = []): boolean =>
  objects.some((kind) => kind !== "mark" && next.includes(kind));

/** The kind of a list's nouns, which is one, or of the only noun; null if not all is known. */
function listKind(part: string): Kind | null {
  const kinds = part.split(/ and | & /i).map(kindOf);
  const [kind = null] = kinds;
  if (kind === null || kinds.some((other) => other !== kind)) return null;
  return kinds.length > 1 && NO_LIST.has(kind) ? null : kind;
}

function kindOf(part: string): Kind | null {
  let words = part.toLowerCase().replaceAll("-", " ").split(/\s+/).filter(Boolean);
  let before: string | null = null;
  if (words.length > 1 && ARTICLES.has(words[0]!)) words = words.slice(1);
  for (;;) {
    if (words.length === 1 && MARK.test(words[0]!)) return "mark";
    const noun = words.join(" ");
    const kind = nounKind(noun);
    if (kind) return isSaidSo(kind, noun, before) ? kind : null;
    const described = afterModifier(words);
    if (!described) return null;
    before = words[0] ?? null;
    words = described;
  }
}

/** @param before the word before the noun; a word for a number of people is another one in some languages. */
function isSaidSo(kind: Kind, noun: string, before: string | null): boolean {
  const isWord = before !== null && NUMBERS.has(before);
  const isNumber = isWord || (before !== null && MARK.test(before));
  if (kind === "people") return !isNumber || (!isWord && /^(?:people|children|kids)$/.test(noun));
  if (kind === "worker") return !isNumber;
  return COUNTED.has(noun) ? isNumber : !isNumber || PLURALS.has(noun);
}

function afterModifier(words: readonly string[]): string[] | null {
  for (const count of [2, 1]) {
    const modifier = words.slice(0, count).join(" ");
    const isOne = MODIFIERS.has(modifier) || NUMBERS.has(modifier) || MARK.test(modifier);
    if (words.length > count && isOne) return words.slice(count);
  }
  return null;
}

const nounKind = (phrase: string): Kind | undefined =>
  [phrase, phrase.replace(/s$/, ""), phrase.replace(/ies$/, "y")].map((form) => NOUNS.get(form)).find(Boolean);

function nouns(byKind: Record<Exclude<Kind, "mark">, string>): ReadonlyMap<string, Kind> {
  const pairs = Object.entries(byKind) as [Kind, string][];
  return new Map(pairs.flatMap(([kind, list]) => list.split(/,\s*/).map((noun) => [noun, kind] as const)));
}
