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
  ...(["bribe", "pledge", "cost", "self", "firstPay", "joinTime", "unit", "digit"] as const),
  // Papers and secrets.
  ...(["secret", "account", "paper", "doc", "original", "send", "keep", "show", "wallet"] as const),
  // People.
  ...(["age", "year", "teen", "child", "minor", "care", "mine", "young", "wanted", "worker", "woman", "past"] as const),
  ...([
    "massage",
    "body",
    "treated",
    "sexual",
    "owner",
    "adjust",
    "toWhat",
    "friend",
    "night",
    "together",
    "anything",
    "alone",
  ] as const),
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
    "colour",
    "looks",
    "unmarried",
    "married",
    "wedding",
    "anyone",
    "home",
  ] as const),
  // Ways to be reached.
  ...(["call", "message", "social", "link", "skill"] as const),
  // Negation.
  ...(["noBefore", "noAfter", "without", "otherwise", "never", "other"] as const),
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** A language's words by concept, separated by spaces: "stem*" begins a word, "*end" ends one, "two_words" follow each other. */
export type ConceptWords = Partial<Record<Concept, string>>;
