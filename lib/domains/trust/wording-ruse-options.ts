/** Further ways to ask for money; their words are in words/ruses.ts. */
import type { Find } from "./wording-rule-options";

const OTHERS = ["theirs", "warn"] as const;
const PAID_TO_HER = ["wage", "gain", "skill", "chore", ...OTHERS] as const;

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
    // "The address only for members, 299 a year".
    { all: [["enrol"], ["reach"], ["reveal", "just", "only"]], within: 8, negatable: true, unless: OTHERS },
    { all: [["recharge"], ["ourNumber"]], within: 8, negatable: true, unless: ["we", "give", ...OTHERS] },
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
    {
      all: [["number", "amount"], ["oblige"], ["atHand"]],
      within: 6,
      negatable: true,
      unless: ["we", "give", "unit", ...PAID_TO_HER],
    },
    {
      all: [["oblige"], ["self"], ["buy"], ["number", "amount"]],
      within: 12,
      negatable: true,
      unless: ["we", "give", "unit", ...PAID_TO_HER],
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
    { all: [["money"], ["few", "amount"], ["book"]], within: 8, negatable: true, unless: PAID_TO_HER },
    // "Keep 600 ready, a boy will take it".
    {
      all: [["ready"], ["number", "amount", "few"], ["takes"]],
      within: 10,
      negatable: true,
      unless: ["chore", "warn"],
    },
    // "The address once you take the slip of 500".
    { all: [["slip"], ["number", "amount", "few"], ["reach"], ["reveal"]], within: 12, unless: ["theirs", "warn"] },
    // "The number once you have given the agent 1,500".
    {
      all: [["agent"], ["number", "amount"], ["reach"], ["reveal", "give"]],
      within: 10,
      negatable: true,
      unless: ["we", ...PAID_TO_HER],
    },
    // "The set is 600, which we take from you", "leave the price of the cloth".
    {
      all: [["fromYou"], ["number", "amount", "few"], ["takesCut"]],
      within: 6,
      negatable: true,
      unless: ["give", "warn", "unit"],
    },
    {
      all: [["worth"], ["depositIt"]],
      within: 3,
      negatable: true,
      unless: ["we", "give", ...OTHERS, "chore"],
    },
    // "50 for the form at the counter, take a token".
    { all: [["cause"], ["few"], ["slip"]], within: 8, negatable: true, unless: ["we", "give", ...PAID_TO_HER] },
    // "Money as security, back when you leave", also where something else is sold.
    {
      all: [["securityWord", "surety"], ["money", "amount", "number"], ["mustPay"], ["refund", "leaving"]],
      within: 14,
      unless: ["theirs", "warn", "give", "wage"],
    },
    // "A slip of 100 for your turn".
    {
      all: [["slip"], ["number", "amount", "few"], ["takeSlip"]],
      within: 5,
      negatable: true,
      unless: [...PAID_TO_HER, "sale"],
    },
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
    // "After each pay give me 300".
    {
      all: [["toMe"], ["few", "number", "amount", "percent", "half"], ["mustPay", "pay", "share"]],
      within: 7,
      negatable: true,
      unless: ["warn", "theirs", "chore", "unit"],
    },
    // "Of it 50 are the foreman's share", "10 % my brother's".
    {
      all: [["outOf", "fromWage"], ["few", "number", "amount", "percent", "half"], ["share"]],
      within: 10,
      negatable: true,
      unless: ["warn", "sale", "theirs", "give"],
    },
    {
      all: [["outOf"], ["few", "number", "amount", "percent", "half"], ["agent", "broker", "owner"], ["takesCut"]],
      within: 9,
      negatable: true,
      unless: ["warn", "sale", "theirs"],
    },
    // "The bureau cuts 100 a day, the rest is yours", "pay once a year".
    {
      all: [["agent", "broker"], ["few", "number", "amount", "percent", "half"], ["cut"], ["rest"]],
      within: 9,
      negatable: true,
      unless: ["warn", "sale", "advance"],
    },
    { all: [["wage"], ["onceYear"]], within: 4, negatable: true, unless: ["gain", "warn", "advance", "half"] },
    // "600 a day, the contractor cuts 50", "two months' pay stays in our hand".
    {
      all: [["agent", "broker"], ["few", "number", "amount"], ["takesCut"]],
      within: 3,
      negatable: true,
      unless: ["warn", "sale", "advance", "give", ...OTHERS, "chore"],
    },
    { all: [["monthsPay", "wage"], ["inHand"]], within: 4, negatable: true, unless: ["warn"] },
    { all: [["outOf"], ["half"], ["weKeep"]], within: 8, negatable: true, unless: ["warn", "sale"] },
    { all: [["percent"], ["weKeep"]], within: 6, negatable: true, unless: ["warn", "sale"] },
    {
      all: [["amount", "number"], ["cut"], ["cause", "outlay"]],
      within: 8,
      negatable: true,
      unless: ["theirs", "warn", "advance", "give", "sale"],
    },
    // "One month's pay as security with us".
    { all: [["wage", "firstPay"], ["fee"], ["atHand"]], within: 10, negatable: true, unless: ["warn", "give"] },
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
    // "Of each month's wages a thousand is kept, all given when you leave".
    {
      all: [["fromWage"], ["number", "amount"], ["cut", "keep", "surety"], ["leaving"]],
      within: 16,
      negatable: true,
      unless: ["warn", "advance"],
    },
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
} as const satisfies Record<string, readonly Find[]>;
