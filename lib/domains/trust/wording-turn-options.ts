/** Turns of speech for the same demands: bank things and SIM cards handed over, small sums. */
import type { Find } from "./wording-rule-options";

const OTHERS = ["theirs", "warn"] as const;
const PAID_TO_HER = ["wage", "gain", "skill", ...OTHERS] as const;

/** Beside one of these a sum is asked for. */
const ASKED_WITH = [
  ...(["cause", "outlay", "oblige", "mustPay", "pay", "agent", "broker", "fromUs"] as const),
  ...(["joinTime", "slip", "reach", "refund", "code", "enrol", "buy", "book", "takes", "toSomeone", "onHer"] as const),
  ...(["cost", "rent", "advance", "afterPay", "fee"] as const),
] as const;

export const TURN_FINDS = {
  fee: [
    // "99 have to be paid to keep your place".
    {
      all: [["cause"], ["few"], ["mustPay"]],
      within: 8,
      negatable: true,
      unless: ["we", "give", "chore", ...PAID_TO_HER],
    },
    // "350 you have to give", "10,000 with the owner, you get it back".
    {
      all: [["amount", "number"], ["onHer"]],
      within: 5,
      negatable: true,
      unless: ["we", "give", "chore", ...PAID_TO_HER],
    },
    {
      all: [["amount", "number"], ["refund"], ["stays", "atHand"]],
      within: 18,
      negatable: true,
      unless: ["give", ...PAID_TO_HER],
      isWide: true,
    },
    // "Give him the 1000 at the station".
    {
      all: [["toSomeone"], ["amount", "number"], ["pay", "mustPay"]],
      within: 7,
      negatable: true,
      unless: ["gain", "sale", "chore", ...OTHERS],
    },
    // "Pass, dress and medical, in all 3,850 at the counter".
    {
      all: [["cause"], ["amount", "number"]],
      within: 14,
      negatable: true,
      unless: ["we", "give", "chore", "sale", "sells", "duty", "unit", "child", "cut", ...PAID_TO_HER],
      isWide: true,
    },
    {
      all: [
        ["cause", "outlay"],
        ["amount", "number"],
        ["mustPay", "inAll", "link"],
      ],
      within: 11,
      negatable: true,
      unless: ["give", "sells", "theirs", "warn", "wage", "gain"],
    },
    // A sum that nothing explains: neither pay nor others' money.
    {
      all: [["sum"], ASKED_WITH],
      within: 14,
      negatable: true,
      unless: ["wage", "gain", "give", "sale", "sells", "chore", "inHand", "onUs", ...OTHERS],
      isWide: true,
    },
    {
      all: [["fromUs"], ["sum"], ["buy", "mustPay", "cause"]],
      within: 12,
      negatable: true,
      unless: ["give", "wage", "gain", "sells", ...OTHERS],
      isWide: true,
    },
    { all: [["fee"], ["firstPay", "wage"], ["against"]], within: 10, negatable: true, unless: ["give", "warn"] },
    { all: [["sum"], ["keepReady"]], within: 8, negatable: true, unless: ["gain", "wage", "skill", "warn"] },
    {
      all: [["just"], ["sum"]],
      within: 2,
      negatable: true,
      unless: ["wage", "gain", "give", "sale", "sells", "chore", ...OTHERS],
      isWide: true,
    },
    { all: [["youPay"], ["sum", "amount"]], within: 8, negatable: true, unless: OTHERS },
    { all: [["slip"], ["sum"], ["cause"]], within: 9, negatable: true, unless: ["gain", "chore", "sells", ...OTHERS] },
  ],
  commission: [
    {
      all: [["fromWage"], ["agent", "broker"], ["few", "tens", "sum"]],
      within: 10,
      negatable: true,
      unless: ["warn", "advance"],
    },
    {
      all: [["amount", "sum"], ["cut"], ["agent"]],
      within: 9,
      negatable: true,
      unless: ["warn", "sale", "theirs", "chore"],
    },
    { all: [["trialTime"], ["unpaid"]], within: 14, unless: ["warn"] },
  ],
} as const satisfies Record<string, readonly Find[]>;
