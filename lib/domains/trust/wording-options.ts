/**
 * Everything that a job's words may not say unseen (a person looks first: `held`) or say by mistake (`asked`: change it, or say why).
 * A rule finds words that stand near each other and mean something together; lib/language/wording has the words of ten
 * languages.
 */
import type { Concept } from "@/lib/language/wording/names";

/** Everything that is found in a text besides concepts: a sum of money, any number from 100, an age below 18, a range of such. */
export type Meaning = Concept | "amount" | "number" | "under18" | "youngRange";

export type Find = {
  /** One of each must be there, in any order, at most `within` words from the first to the last. */
  all: readonly (readonly Meaning[])[];
  within: number;
  /** Nothing of this in the same part of the sentence. */
  unless?: readonly Meaning[];
  /** The same, but only up to so many words away. */
  near?: number;
  /** Nothing of this in the two words after the first meaning. */
  unlessNext?: readonly Meaning[];
  /** "No fee" is no finding: a negation around it takes it back. */
  negatable?: true;
  /** The first meaning begins its part of the sentence, as an order does. */
  isOrder?: true;
};

export const EFFECTS = ["held", "asked"] as const;
export type Effect = (typeof EFFECTS)[number];

type Rule = { effect: Effect; finds: readonly Find[] };

const SUM = ["amount", "money"] as const;
const FIGURE = [...SUM, "number"] as const;
const OWES = ["mustPay", "oblige"] as const;
const OTHERS = ["chore", "warn"] as const;
const OURS = ["give", "gain", "wage", ...OTHERS] as const;

export const WORDING_RULES = {
  fee: {
    effect: "held",
    finds: [
      { all: [["cause"], ["fee"]], within: 4, negatable: true, unless: ["give", ...OTHERS], near: 7 },
      {
        all: [["fee"], ["amount", "number", "refund", ...OWES]],
        within: 6,
        negatable: true,
        unless: ["give", ...OTHERS],
        near: 7,
      },
      { all: [["mustPay"], FIGURE], within: 6, negatable: true, unless: OURS },
      {
        all: [["cause", "cost", "pledge", "bribe"], FIGURE, [...OWES, "pay"]],
        within: 9,
        negatable: true,
        unless: OURS,
      },
      {
        all: [
          ["cause", "cost"],
          ["amount", "number"],
        ],
        within: 5,
        negatable: true,
        unless: [...OURS, "we"],
      },
      { all: [["cost", "bribe"], ["mustPay"], ["self", "agent"]], within: 8, negatable: true, unless: OURS },
      { all: [["pay"], SUM], within: 4, negatable: true, isOrder: true, unless: [...OURS, "we"] },
      {
        all: [["agent"], ["amount", "number"], ["mustPay", "pay"]],
        within: 9,
        negatable: true,
        unless: ["give", ...OTHERS],
      },
      { all: [["joinTime"], ["amount"]], within: 9, negatable: true, unless: [...OURS, "we"] },
      { all: [["pledge", "bribe"], FIGURE], within: 7, negatable: true, unless: ["give", "warn"] },
      { all: [["refund"], SUM], within: 6, negatable: true, unless: OTHERS },
      { all: [["advance"], SUM, [...OWES, "pay"]], within: 6, negatable: true, unless: OURS },
    ],
  },
  commission: {
    effect: "held",
    finds: [
      {
        all: [["commission"], ["cut", "mustPay", "firstPay"]],
        within: 7,
        negatable: true,
        unless: ["sale", "gain", "warn"],
        near: 6,
      },
      { all: [["commission"], ["agent"]], within: 3, negatable: true, unless: ["sale", "gain", "warn"] },
      { all: [["firstPay"], ["agent", "cut", "commission"]], within: 8, negatable: true, unless: ["warn", "gain"] },
      { all: [["wage"], ["agent"], ["mustPay", "cut"]], within: 10, negatable: true, unless: ["warn"] },
      { all: [["wage"], ["cut"], ["cause", "fee", "cost"]], within: 10, negatable: true, unless: ["warn"] },
    ],
  },
  wallet: {
    effect: "held",
    finds: [
      {
        all: [["wallet"], ["pay", "mustPay", "send", "call", "amount", "number", "fee"]],
        within: 5,
        negatable: true,
        unless: ["wage", "give", "gain", "skill", ...OTHERS],
      },
    ],
  },
  bank: {
    effect: "held",
    finds: [
      {
        all: [["secret"], ["send", "keep", "mustPay", "oblige", "wanted", "pay"]],
        within: 11,
        negatable: true,
        unless: OTHERS,
      },
      { all: [["account"], ["send", "keep"]], within: 6, negatable: true, unless: ["wage", ...OTHERS] },
      {
        all: [["account"], ["mustPay", "oblige", "wanted"]],
        within: 5,
        negatable: true,
        unless: ["wage", "give", ...OTHERS],
      },
    ],
  },
  papers: {
    effect: "held",
    finds: [
      { all: [["paper"], ["send", "keep"]], within: 8, negatable: true, unless: ["warn", "skill"] },
      {
        all: [["doc"], ["original"], ["send", "keep", "mustPay", "owner", "agent"]],
        within: 8,
        negatable: true,
        unless: ["warn"],
      },
      { all: [["doc"], ["send"], ["self", "oblige"]], within: 7, negatable: true, unless: ["skill", ...OTHERS] },
    ],
  },
  age: {
    effect: "held",
    finds: [
      {
        all: [["minor"], ["wanted", "worker", "woman", "young", "year", "age", "only"]],
        within: 5,
        negatable: true,
        unless: ["care"],
        near: 6,
      },
      { all: [["under18"], ["age"]], within: 4, negatable: true, unless: ["child", "care", "mine", "past"], near: 6 },
      {
        all: [["under18"], ["year"], ["young", "woman"]],
        within: 5,
        negatable: true,
        unless: ["child", "care", "mine", "past"],
        near: 6,
      },
      {
        all: [["youngRange"], ["year", "young"]],
        within: 4,
        negatable: true,
        unless: ["child", "care", "mine", "past"],
        near: 6,
      },
    ],
  },
  sexual: {
    effect: "held",
    finds: [
      { all: [["sexual"]], within: 4, negatable: true, unless: ["warn"] },
      { all: [["massage"], ["woman", "body", "owner", "night"]], within: 6, negatable: true, unless: ["treated"] },
      { all: [["friend"], ["woman", "owner", "night", "wanted"]], within: 7, negatable: true },
      { all: [["adjust"], ["night", "owner"]], within: 5, negatable: true, unless: ["toWhat"] },
      { all: [["night"], ["together"]], within: 4, negatable: true, unless: ["treated", "child"] },
      { all: [["anything"], ["alone", "together", "night"]], within: 9, unless: ["treated"] },
    ],
  },
  faith: {
    effect: "asked",
    finds: [
      {
        all: [
          ["faith", "caste"],
          ["only", "wanted", "worker", "woman"],
        ],
        within: 5,
        unless: ["anyone"],
        unlessNext: ["faithThing"],
      },
    ],
  },
  skin: {
    effect: "asked",
    finds: [
      {
        all: [["skin"]],
        within: 5,
        unless: ["anyone", "child", "treated"],
      },
      {
        all: [["looks"], ["woman", "wanted", "worker", "only", "young"]],
        within: 3,
        unless: ["anyone", "home"],
        near: 4,
      },
    ],
  },
  marriage: {
    effect: "asked",
    finds: [
      { all: [["unmarried"]], within: 3, unless: ["anyone", "home", "child", "care"], near: 4 },
      { all: [["married"], ["only", "wanted"]], within: 4, unless: ["anyone"] },
      { all: [["wedding"], ["noBefore", "noAfter"], ["year"]], within: 7, unless: ["anyone", "home"] },
    ],
  },
  contact: {
    effect: "asked",
    finds: [
      { all: [["message"]], within: 3, negatable: true, unless: ["skill"] },
      { all: [["social"], ["call", "link", "send", "wanted", "only"]], within: 5, negatable: true, unless: ["skill"] },
    ],
  },
} as const satisfies Record<string, Rule>;

/** Every rule by its id; `massage` reads the whole job, `pay` compares it with others, `copy` and `picture` are likenesses. */
export const RULE_EFFECTS = {
  ...{ fee: "held", commission: "held", wallet: "held", bank: "held", papers: "held", age: "held", sexual: "held" },
  ...{
    faith: "asked",
    skin: "asked",
    marriage: "asked",
    contact: "asked",
    pay: "asked",
    copy: "held",
    picture: "held",
  },
} as const satisfies Record<string, Effect>;
export type RuleId = keyof typeof RULE_EFFECTS;

/** The kinds of work in which a massage is the work. */
export const MASSAGE_KINDS: readonly string[] = ["nanny-babysitter", "elderly-care"];
