/** The concepts that words can have, and how a language lists its words. */
/** Everything that rules combine (lib/domains/trust/wording-options.ts). */
export const CONCEPTS = [
  // Money and its ways.
  ...([
    "fee",
    "cause",
    "refund",
    "money",
    "currency",
    "many",
    "commission",
    "advance",
    "cut",
    "agent",
    "wage",
  ] as const),
  ...(["mustPay", "pay", "oblige", "give", "we", "gain", "chore", "sale", "warn"] as const),
  ...(["surety", "afterPay", "broker", "theirs", "code", "securityWord", "half", "share"] as const),
  ...(["bribe", "pledge", "cost", "self", "firstPay", "joinTime", "unit", "digit", "tens"] as const),
  // Money or papers that stay with the employer; what she must buy or join.
  ...([
    "leaving",
    "atHand",
    "stays",
    "fromWage",
    "fromUs",
    "buy",
    "enrol",
    "pin",
    "near",
    "until",
    "blank",
    "sign",
  ] as const),
  // Papers and secrets.
  ...(["secret", "account", "paper", "doc", "original", "send", "keep", "show", "wallet"] as const),
  // People.
  ...([
    "grade",
    "pupil",
    "schoolKid",
    "mayWork",
    "withThem",
    "inRoom",
    "device",
    "noSchool",
    "lightWork",
    "minAge",
  ] as const),
  ...(["age", "year", "teen", "child", "minor", "care", "mine", "young", "wanted", "worker", "woman", "past"] as const),
  ...(["massage", "body", "treated", "sexual", "owner", "toWhat", "night", "together", "anything", "alone"] as const),
  ...([
    "master",
    "delight",
    "happy",
    "frank",
    "needs",
    "company",
    "serve",
    "bed",
    "private",
    "duty",
    "schoolGoing",
    "relation",
    "close",
    "drink",
    "limb",
    "couple",
    "press",
    "trip",
    "above",
    "obey",
    "beside",
    "spa",
    "withYou",
  ] as const),
  ...([
    "clan",
    "strict",
    "belong",
    "weAre",
    "paint",
    "faith",
    "faithThing",
    "caste",
    "only",
    "skin",
    "looks",
    "unmarried",
    "married",
    "wedding",
    "anyone",
    "noMatter",
    "otherKind",
    "solely",
    "home",
  ] as const),
  // Ways to be reached.
  ...(["call", "message", "social", "link", "skill"] as const),
  // Costs put on her, a price for a number, children as workers.
  ...(["outlay", "onHer", "hers", "just", "reach", "reveal"] as const),
  ...(["forWork", "kid", "lassOf", "welcome", "forKid", "atHome", "notMoney", "genitive", "payer"] as const),
  // Other ways to ask for money, for a code, for a child or for more than work.
  ...(["sendOrder", "sendNow", "givesFirst", "bringer", "percent", "weKeep", "unpaidMonth", "bringCash"] as const),
  ...(["cash", "payRequest", "fromBank", "sms", "tellUs", "against"] as const),
  ...(["needyKid", "doesWork", "studies", "below", "smallTeen", "passed", "whole", "comesClose", "mindNot"] as const),
  ...(["forYou", "book", "hire", "quitEarly"] as const),
  // Slips and shares, and what is honest beside them.
  ...(["takes", "slip", "outOf", "ifKept", "resides", "onBill", "animal", "plays", "abroad", "notHire"] as const),
  // Bank things and SIM cards that she hands over, girls and boys who are looked for.
  ...(["bankThing", "handOver", "sim", "seekKid", "perPiece", "ownCause"] as const),
  // Unpaid trials, sums handed to a third person, rents, "no problem".
  ...(["trialTime", "unpaid", "toSomeone", "cameAs", "inHand", "noMind", "rent", "lodging", "inAll", "sells"] as const),
  // Colours of cloth, pets, cash on delivery.
  ...(["sewn", "dyed", "pet", "keepReady", "youPay", "beauty", "onUs"] as const),
  // Pay by the piece, a word that is a day or "give".
  ...(["dayOf", "firstDays", "dayWage", "likeOwn", "lastPay", "forfeit", "ifUnfinished"] as const),
  ...(["worth", "depositIt", "aboutAge"] as const),
  // Bringers of parcels, a loan without interest, papers written into a reply.
  ...(["carrier", "interestFree", "inReply"] as const),
  // Things done in her name or by custom, and costs she bears.
  ...([
    "clock",
    "inName",
    "credit",
    "custom",
    "sweeten",
    "remote",
    "forward",
    "offSchool",
    "bears",
    "weDo",
    "figure",
    "pairWord",
    "recharge",
    "opens",
    "withhold",
    "toParents",
  ] as const),
  // Negation.
  ...(["noBefore", "noAfter", "without", "otherwise", "never", "other"] as const),
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** A language's words by concept, separated by spaces: "stem*" begins a word, "*end" ends one, "two_words" follow each other. */
export type ConceptWords = Partial<Record<Concept, string>>;
