/**
 * Everything that a job's words may not say unseen (a person looks first: `held`) or say by mistake (`asked`: change it, or say why).
 * A rule finds words that stand near each other and mean something together: those of lib/language/wording.
 */
import { AGE_RULE } from "./wording-age-options";
import { ASKED_RULES } from "./wording-asked-options";
import { BURDEN_FINDS } from "./wording-burden-options";
import { DEAL_FINDS } from "./wording-deal-options";
import { OTHERS, PAPER_RULES } from "./wording-paper-options";
import { RUSE_FINDS } from "./wording-ruse-options";
import { TURN_FINDS } from "./wording-turn-options";
import { SEXUAL_RULE } from "./wording-sexual-options";
import type { Effect, Rule } from "./wording-rule-options";

const SUM = ["amount", "money"] as const;
const FIGURE = [...SUM, "number"] as const;
const OWES = ["mustPay", "oblige"] as const;
const KEPT_SUM = ["wage", "gain", "theirs", "warn", "unit"] as const;
/** Sums that a cashier counts stay where they belong. */
const COUNTED = ["skill", ...KEPT_SUM] as const;
const OURS = ["give", "gain", "wage", ...OTHERS] as const;

export const WORDING_RULES = {
  fee: {
    effect: "held",
    finds: [
      { all: [["cause"], ["fee"]], within: 4, negatable: true, unless: ["give", ...OTHERS], near: 7 },
      {
        all: [["fee"], ["amount", "number", "refund", "mustPay"]],
        within: 6,
        negatable: true,
        unless: ["give", ...OTHERS],
        near: 7,
      },
      { all: [["mustPay"], FIGURE], within: 6, negatable: true, unless: [...OURS, "weDo"] },
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
        notIn: "benefits",
      },
      { all: [["cost", "bribe"], ["mustPay"], ["self", "agent", "worker"]], within: 8, negatable: true, unless: OURS },
      { all: [["cause"], ["cost"], ["mustPay"]], within: 6, negatable: true, unless: [...OURS, "we"] },
      { all: [["pay"], SUM], within: 4, negatable: true, isOrder: true, unless: [...OURS, "we", "weDo"] },
      {
        all: [["agent"], ["amount", "number"], ["mustPay", "pay"]],
        within: 9,
        negatable: true,
        unless: ["give", ...OTHERS],
      },
      { all: [["afterPay"], [...FIGURE, "fee", "cause"]], within: 5, negatable: true, unless: ["wage", ...OTHERS] },
      {
        all: [["securityWord"], ["amount", "number"], ["mustPay", "oblige", "refund"]],
        within: 9,
        negatable: true,
        unless: ["wage", "duty", ...OTHERS],
      },
      { all: [["joinTime"], ["amount"]], within: 9, negatable: true, unless: [...OURS, "we"] },
      { all: [["pledge", "bribe"], FIGURE], within: 7, negatable: true, unless: ["give", "theirs", "warn", "skill"] },
      { all: [["refund"], SUM], within: 6, negatable: true, unless: ["gain", ...OTHERS] },
      { all: [["oblige"], ["pay"], ["amount", "number"]], within: 5, negatable: true, unless: [...OURS, "we"] },
      {
        all: [["cause"], ["amount", "number"], ["refund"]],
        within: 9,
        negatable: true,
        unless: ["give", "theirs", "warn", "gain"],
      },
      // "5000 stay with the owner", "3000 for the tools, back when you leave".
      {
        all: [["amount", "number"], ["atHand"], ["stays"]],
        within: 10,
        negatable: true,
        unless: COUNTED,
        isWide: true,
      },
      {
        all: [["amount", "number"], ["leaving"], ["stays", "atHand", "surety", "securityWord", "pledge", "refund"]],
        within: 16,
        negatable: true,
        unless: KEPT_SUM,
        isWide: true,
      },
      {
        all: [
          ["securityWord", "surety"],
          ["amount", "number"],
          ["atHand", "stays"],
        ],
        within: 12,
        negatable: true,
        unless: COUNTED,
      },
      {
        all: [["cause", "cost"], ["amount", "number"], ["mustPay"], ["self"]],
        within: 10,
        negatable: true,
        unless: ["give", "wage", ...OTHERS],
      },
      {
        all: [["cause"], ["buy"], ["fromUs", "broker", "mustPay", "oblige", "self"]],
        within: 10,
        negatable: true,
        unless: ["give", "theirs", "warn"],
      },
      {
        all: [["cause"], ["fromUs", "buy"], ["amount", "number"]],
        within: 10,
        negatable: true,
        unless: ["child", ...OURS],
      },
      {
        all: [["fromUs"], ["amount", "number"], ["oblige", "mustPay", "buy"]],
        within: 10,
        negatable: true,
        unless: OURS,
      },
      {
        all: [["enrol"], ["mustPay", "oblige", "buy", "amount", "number"]],
        within: 8,
        negatable: true,
        unless: ["give", "skill", "chore", "warn"],
        near: 4,
      },
      ...BURDEN_FINDS,
      ...DEAL_FINDS.fee,
      ...RUSE_FINDS.fee,
      ...TURN_FINDS.fee,
    ],
  },
  commission: {
    effect: "held",
    finds: [
      { all: [["firstPay"], ["agent", "commission"]], within: 8, negatable: true, unless: ["warn", "gain"] },
      { all: [["firstPay"], ["cut"]], within: 8, negatable: true, unless: ["warn", "gain", "advance", "whole"] },
      {
        all: [["fromWage"], ["amount", "number", "half", "tens"], ["keep", "stays"]],
        within: 9,
        negatable: true,
        unless: ["warn", "give", "advance", "withYou"],
      },
      {
        all: [["fromWage"], ["agent", "broker"], ["amount", "number", "half"]],
        within: 9,
        negatable: true,
        unless: ["warn", "give", "advance"],
      },
      { all: [["firstPay"], ["surety", "pledge"]], within: 8, negatable: true, unless: ["warn", "gain"] },
      {
        all: [["firstPay"], ["half"]],
        within: 7,
        negatable: true,
        unlessWide: ["interestFree"],
        unless: ["warn", "gain", "give", "advance"],
      },
      {
        all: [["wage"], ["half"], ["share", "agent", "broker", "fee", "commission"]],
        within: 10,
        negatable: true,
        unless: ["warn", "give", "advance", "sale"],
      },
      {
        all: [["firstPay"], ["wage"], ["share"]],
        within: 8,
        negatable: true,
        unless: ["warn", "gain", "give", "past", "worker"],
      },
      { all: [["firstPay"], ["wage"], ["mustPay"]], within: 7, negatable: true, unless: ["warn", "gain", "give"] },
      { all: [["wage"], ["surety"]], within: 8, negatable: true, unless: ["warn"] },
      { all: [["wage"], ["agent", "broker"], ["mustPay", "cut"]], within: 10, negatable: true, unless: ["warn"] },
      {
        all: [["wage"], ["cut"], ["cause", "fee", "cost"]],
        within: 10,
        negatable: true,
        unless: ["warn", "advance"],
      },
      ...DEAL_FINDS.commission,
      ...RUSE_FINDS.commission,
      ...TURN_FINDS.commission,
    ],
  },
  wallet: {
    effect: "held",
    finds: [
      { all: [["wallet"], ["mustPay"], FIGURE], within: 8, negatable: true, unless: ["wage", "skill", ...OTHERS] },
      {
        all: [["wallet"], ["pay", "mustPay", "send", "call", "amount", "number", "fee"]],
        within: 5,
        negatable: true,
        unless: ["wage", "give", "gain", "skill", ...OTHERS],
      },
      ...RUSE_FINDS.wallet,
    ],
  },
  ...PAPER_RULES,
  age: AGE_RULE,
  sexual: SEXUAL_RULE,
  ...ASKED_RULES,
} as const satisfies Record<string, Rule>;

/** Every rule by its id; `massage` reads the whole job, `pay` compares it with others, `likeness` has learned from examples, `copy` and `picture` are like another job's. */
export const RULE_EFFECTS = {
  ...{ fee: "held", commission: "held", wallet: "held", bank: "held", papers: "held", age: "held", sexual: "held" },
  ...{ faith: "asked", skin: "asked", marriage: "asked", contact: "asked", pay: "asked" },
  ...{ likeness: "asked", copy: "held", picture: "held" },
} as const satisfies Record<string, Effect>;
export type RuleId = keyof typeof RULE_EFFECTS;

/** The kinds of work in which a massage is the work. */
export const MASSAGE_KINDS: readonly string[] = ["nanny-babysitter", "elderly-care"];
