/** Secrets of a bank account, and papers that are asked for or kept. */
import { DEAL_FINDS } from "./wording-deal-options";
import { RUSE_FINDS } from "./wording-ruse-options";
import { PERSON_TURN_FINDS } from "./wording-turn-person-options";
import type { Rule } from "./wording-rule-options";

/** Money and papers of others than the worker. */
export const OTHERS = ["chore", "theirs", "warn"] as const;
const KEPT_BY_HER = ["withYou", "warn", "skill", "theirs"] as const;

export const PAPER_RULES = {
  bank: {
    effect: "held",
    finds: [
      {
        all: [["secret"], ["send", "keep", "mustPay", "oblige", "wanted", "pay"]],
        within: 11,
        negatable: true,
        unless: ["forYou", "skill", ...OTHERS],
        unlessWide: ["carrier", "skill"],
      },
      {
        all: [["secret"]],
        within: 9,
        negatable: true,
        unless: ["give", "skill", "show", "duty", ...OTHERS],
        unlessWide: ["carrier", "skill"],
      },
      {
        all: [["pin"], ["send", "press", "mustPay", "call"]],
        within: 5,
        negatable: true,
        unless: ["skill", ...OTHERS],
        unlessNext: ["code"],
      },
      { all: [["code"], ["call"], ["send"]], within: 12, negatable: true, unless: ["skill", ...OTHERS] },
      { all: [["account"], ["send", "keep", "atHand"]], within: 8, negatable: true, unless: ["wage", ...OTHERS] },
      ...DEAL_FINDS.bank,
      ...RUSE_FINDS.bank,
      ...PERSON_TURN_FINDS.bank,
    ],
  },
  papers: {
    effect: "held",
    finds: [
      // "Your PAN in the reply".
      { all: [["paper"], ["inReply"]], within: 8, negatable: true, unless: KEPT_BY_HER },
      { all: [["paper"], ["send", "keep"]], within: 8, negatable: true, unless: KEPT_BY_HER },
      {
        all: [["doc"], ["original"], ["send", "keep", "mustPay", "owner", "agent"]],
        within: 8,
        negatable: true,
        unless: KEPT_BY_HER,
      },
      {
        all: [
          ["paper", "original"],
          ["atHand", "agent"],
          ["stays", "leaving"],
        ],
        within: 12,
        negatable: true,
        unless: KEPT_BY_HER,
      },
      { all: [["paper", "original"], ["leaving"]], within: 9, negatable: true, unless: [...KEPT_BY_HER, "give"] },
      {
        all: [
          ["doc", "paper"],
          ["keep", "stays", "atHand"],
          ["leaving", "until"],
        ],
        within: 12,
        negatable: true,
        unless: KEPT_BY_HER,
      },
      { all: [["paper"], ["atHand"]], within: 5, negatable: true, unless: [...KEPT_BY_HER, "show", "give"] },
      { all: [["blank"], ["sign"]], within: 5, negatable: true, unless: OTHERS },
      { all: [["original"], ["keep"]], within: 7, negatable: true, unless: [...KEPT_BY_HER, "give"] },
      ...PERSON_TURN_FINDS.papers,
    ],
  },
} as const satisfies Record<string, Rule>;
