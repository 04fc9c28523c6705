/** Further ways to ask for money, for a code, for a child or for more than work. */
import type { Find } from "./wording-rule-options";

const OTHERS = ["theirs", "warn"] as const;
const PAID_TO_HER = ["wage", "gain", "skill", "chore", ...OTHERS] as const;
/** Codes and numbers of the work itself. */
const CODE_KNOWN = ["skill", "chore", "duty", ...OTHERS] as const;
/** A child who is looked after. */
const CHILD_THERE = ["care", "mine", "past", "forKid"] as const;

export const RUSE_FINDS = {
  fee: [
    // "Share 99 on the app to get the address".
    {
      all: [["sendOrder"], ["few", "amount"], ["reach"]],
      within: 9,
      isOrder: true,
      negatable: true,
      unless: ["we", ...PAID_TO_HER],
    },
    { all: [["few", "amount"], ["sendNow"], ["reach"]], within: 7, negatable: true, unless: PAID_TO_HER },
    // "The first to pay 500 gets the job".
    { all: [["givesFirst"], ["number", "amount"]], within: 6, negatable: true, unless: PAID_TO_HER },
    { all: [["bringCash"], ["number", "amount"], ["cash"]], within: 5, negatable: true, unless: PAID_TO_HER },
    {
      all: [["bringCash"], ["joinTime", "cause"], ["number", "amount"]],
      within: 8,
      negatable: true,
      unless: ["we", ...PAID_TO_HER],
    },
    {
      all: [["cause"], ["against"], ["number", "amount"]],
      within: 8,
      negatable: true,
      unless: ["wage", "gain", "skill", "warn"],
    },
    {
      all: [["buy"], ["cause"], ["amount", "number"]],
      within: 9,
      isOrder: true,
      negatable: true,
      unless: ["give", "child", ...OTHERS],
      near: 3,
    },
    // "Only whoever buys the set from us for 6,500 gets work".
    { all: [["fromUs"], ["number", "amount"], ["buy"], ["just"]], within: 14, negatable: true, unless: OTHERS },
    { all: [["buy"], ["fromUs"], ["oblige"]], within: 8, negatable: true, unless: ["give", "warn"] },
    {
      all: [["mustPay"], ["cause"]],
      within: 4,
      isOrder: true,
      negatable: true,
      unless: ["we", "give", "chore", "wage", ...OTHERS],
    },
    // "If you leave before three months: 5000".
    {
      all: [["quitEarly"], ["number", "amount"], ["mustPay", "pay"]],
      within: 9,
      negatable: true,
      unless: ["we", "give", ...OTHERS],
    },
    {
      all: [["worth"], ["depositIt"]],
      within: 3,
      negatable: true,
      unless: ["we", "give", ...OTHERS, "chore"],
    },
    // "50 for the form at the counter, take a token".
    { all: [["cause"], ["few"], ["slip"]], within: 8, negatable: true, unless: ["we", "give", ...PAID_TO_HER] },
    // "Six thousand as a deposit, then we give you the car".
    {
      all: [["fee", "securityWord", "pledge"], ["number", "amount"], ["ifKept"]],
      within: 6,
      negatable: true,
      unless: OTHERS,
    },
  ],
  commission: [
    { all: [["bringer"], ["wage", "firstPay", "pay"]], within: 9, negatable: true, unless: ["warn", "gain"] },
    // "The first days' pay is the bureau's", "a fortnight's wage stays unpaid until you leave".
    {
      all: [
        ["firstDays"],
        ["wage", "money", "dayWage"],
        ["stays", "unpaid", "atHand", "surety", "agent", "broker", "share"],
      ],
      within: 9,
      negatable: true,
      unless: ["warn", "advance", "give", "sale"],
    },
    // "Who leaves before six months does not get the last pay".
    {
      all: [["lastPay", "firstPay", "firstDays", "wage"], ["forfeit"], ["ifUnfinished", "leaving", "quitEarly"]],
      within: 14,
      unless: ["warn"],
    },
    // "Of it 50 are the foreman's share", "10 % my brother's".
    {
      all: [["outOf", "fromWage"], ["few", "number", "amount", "percent", "half"], ["share"]],
      within: 10,
      negatable: true,
      unless: ["warn", "sale", "theirs", "give"],
    },
    { all: [["percent"], ["weKeep"]], within: 6, negatable: true, unless: ["warn", "sale"] },
    {
      all: [["amount", "number"], ["cut"], ["cause", "outlay"]],
      within: 8,
      negatable: true,
      unless: ["theirs", "warn", "advance", "give", "sale"],
    },
    {
      all: [["firstPay"], ["atHand"], ["stays", "keep"]],
      within: 9,
      negatable: true,
      unless: ["warn", "gain", "withYou"],
    },
    {
      all: [["number", "amount"], ["fromWage"], ["cut"]],
      within: 4,
      negatable: true,
      unless: ["warn", "advance", "gain", "other", "give"],
    },
    { all: [["unpaidMonth"]], within: 4, unless: ["warn"] },
    { all: [["fromWage"], ["half", "percent"], ["share"]], within: 8, negatable: true, unless: ["warn", "sale"] },
    {
      all: [["outOf"], ["half"], ["agent", "broker"], ["mustPay"]],
      within: 10,
      negatable: true,
      unless: ["warn", "sale"],
    },
    // "1,500 of your 15,000 go to the bureau".
    {
      all: [["number"], ["outOf"], ["number", "few", "percent", "half"], ["agent", "broker"]],
      within: 14,
      negatable: true,
      unless: ["warn", "sale"],
    },
  ],
  wallet: [{ all: [["payRequest"]], within: 3, negatable: true, unless: ["skill", "chore", ...OTHERS] }],
  bank: [
    { all: [["fromBank"], ["sms", "code"], ["tellUs", "send"]], within: 12, negatable: true, unless: OTHERS },
    {
      all: [["code"], ["call", "sms", "otherwise"], ["tellUs", "send"]],
      within: 9,
      negatable: true,
      unless: CODE_KNOWN,
    },
  ],
  age: [
    {
      all: [["childYear"], ["kid", "young"], ["wanted", "hire", "mayWork", "lightWork"]],
      within: 9,
      negatable: true,
      unless: [...CHILD_THERE, "treated", "child"],
    },
    { all: [["kid"], ["wanted"], ["youngRange"]], within: 6, negatable: true, unless: [...CHILD_THERE, "treated"] },
    {
      all: [["needyKid"], ["wanted", "doesWork", "mayWork", "forWork", "welcome", "hire"]],
      within: 10,
      negatable: true,
      unless: ["forKid"],
    },
    { all: [["childAge"], ["year"], ["hire"]], within: 9, negatable: true, unless: ["mine", "past"] },
    { all: [["grade"], ["studies"], ["doesWork"]], within: 9, negatable: true, unless: ["mine", "forKid"] },
    { all: [["studies"], ["kid"], ["doesWork"]], within: 9, negatable: true, unless: ["mine", "forKid"] },
    {
      all: [["under18"], ["below"], ["kid"], ["wanted", "forWork", "doesWork", "welcome", "mayWork"]],
      within: 10,
      negatable: true,
      unless: CHILD_THERE,
    },
    { all: [["minor"], ["welcome", "mayWork", "hire"]], within: 4, negatable: true, unless: CHILD_THERE },
    { all: [["minor"], ["forWork"]], within: 5, negatable: true, unless: [...CHILD_THERE, "child"] },
    { all: [["lassOf"], ["under18"], ["mayWork"]], within: 5, negatable: true, unless: ["mine", "past"] },
    {
      all: [["kid"], ["youngRange"], ["wanted"]],
      within: 6,
      isOrder: true,
      negatable: true,
      unless: ["mine", "forKid"],
    },
  ],
  sexual: [
    { all: [["comesClose"], ["mindNot"]], within: 8 },
    // A widower in good health: "a woman who sleeps beside at night".
    { all: [["bed"], ["night"], ["woman"]], within: 6, also: ["alone"], unless: ["treated", "child"] },
    // "At night in the guests' rooms, all services, extra money".
    { all: [["theirs"], ["night"], ["inRoom"], ["needs", "anything", "delight"]], within: 16, negatable: true },
  ],
} as const satisfies Record<string, readonly Find[]>;
