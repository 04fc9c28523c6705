/** Turns of speech for the same demands: bank things and SIM cards handed over, small sums, girls looked for, homes of customers. */
import type { Find } from "./wording-rule-options";

const OTHERS = ["theirs", "warn"] as const;
const PAID_TO_HER = ["wage", "gain", "skill", ...OTHERS] as const;

/** What a sum is asked with. */
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
    { all: [["bringer"], ["amount", "number"]], within: 8, negatable: true, unless: ["warn", "gain", "give"] },
    // "Three prepaid tasks of 200 each".
    { all: [["task"], ["amount", "number"]], within: 5, negatable: true, unless: ["give", "sale", ...PAID_TO_HER] },
    {
      all: [["task"], ["amount", "number"], ["refund", "pay"]],
      within: 12,
      negatable: true,
      unless: ["sale", ...PAID_TO_HER],
    },
    {
      all: [["nominal"], ["amount", "number", "cause", "money"]],
      within: 6,
      negatable: true,
      unless: ["give", ...OTHERS],
    },
    { all: [["quitEarly"], ["number", "amount"], ["penalty"]], within: 12, negatable: true, unless: ["we", ...OTHERS] },
    { all: [["grease"], ["agent", "master", "owner"]], within: 6, negatable: true, unless: OTHERS },
    {
      all: [["nowHalf"], ["number", "amount", "money"]],
      within: 12,
      negatable: true,
      unless: ["gain", "wage", ...OTHERS],
      isWide: true,
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
    {
      all: [["cause", "outlay"], ["money", "cost"], ["recover"]],
      within: 9,
      negatable: true,
      unless: ["we", "give", "wage", ...OTHERS],
    },
    // A sum that nothing explains: neither pay nor others' money.
    {
      all: [["sum"], ASKED_WITH],
      within: 14,
      negatable: true,
      unless: ["wage", "gain", "give", "sale", "sells", "chore", "inHand", "onUs", ...OTHERS],
      isWide: true,
    },
    { all: [["rent"], ["fromUs"], ["sum", "few"]], within: 12, negatable: true, unless: OTHERS },
    {
      all: [["fromUs"], ["sum"], ["buy", "mustPay", "cause"]],
      within: 12,
      negatable: true,
      unless: ["give", "wage", "gain", "sells", ...OTHERS],
      isWide: true,
    },
    { all: [["enrol"], ["sum"], ["reach", "reveal"]], within: 18, negatable: true, unless: ["give", "warn"] },
    { all: [["fee"], ["firstPay", "wage"], ["against"]], within: 10, negatable: true, unless: ["give", "warn"] },
    { all: [["sum"], ["keepReady"]], within: 8, negatable: true, unless: ["gain", "wage", "skill", "warn"] },
    {
      all: [["just"], ["sum"]],
      within: 2,
      negatable: true,
      unless: ["wage", "gain", "give", "sale", "sells", "chore", ...OTHERS],
      isWide: true,
    },
    { all: [["cause"], ["sum"], ["afterPay"]], within: 8, negatable: true, unless: OTHERS },
    { all: [["cause"], ["amount", "sum"], ["instal"]], within: 12, negatable: true, unless: ["give", ...OTHERS] },
    {
      all: [["buy"], ["sum"], ["self", "oblige"]],
      within: 9,
      negatable: true,
      unless: ["give", "gain", "wage", "chore", "sells", ...OTHERS],
    },
    { all: [["sum"], ["norm"]], within: 8, negatable: true, unless: ["wage", "gain", ...OTHERS] },
    { all: [["sum"], ["keptBack"]], within: 8, negatable: true, unless: ["warn", "theirs"] },
    { all: [["youPay"], ["sum", "amount"]], within: 8, negatable: true, unless: OTHERS },
    { all: [["slip"], ["sum"], ["cause"]], within: 9, negatable: true, unless: ["gain", "chore", "sells", ...OTHERS] },
    { all: [["whatSaid"], ["mustPay", "pay"]], within: 6, negatable: true, unless: OTHERS },
    { all: [["draft"], ["amount", "number"]], within: 5, negatable: true, unless: ["chore", ...OTHERS] },
    { all: [["oneRupee"], ["mustPay", "sendNow"]], within: 4, negatable: true, unless: ["we", ...OTHERS] },
    { all: [["number"], ["half"], ["cause"]], within: 9, negatable: true, unless: ["give", "sells", ...PAID_TO_HER] },
  ],
  commission: [
    {
      all: [["agentShare"], ["amount", "number", "tens"]],
      within: 3,
      negatable: true,
      unless: ["chore", "warn", "give"],
    },
    { all: [["agent", "broker"], ["outOf", "fromWage"], ["inHand"]], within: 10, negatable: true, unless: ["warn"] },
    { all: [["wage"], ["outOf"], ["agentShare"]], within: 8, negatable: true, unless: ["warn"] },
    {
      all: [["fromWage"], ["agent", "broker"], ["few", "tens", "sum"]],
      within: 10,
      negatable: true,
      unless: ["warn", "advance"],
    },
    { all: [["agentShare"], ["hers", "onHer"]], within: 5, negatable: true, unless: ["warn"] },
    {
      all: [["amount", "sum"], ["cut"], ["agent"]],
      within: 9,
      negatable: true,
      unless: ["warn", "sale", "theirs", "chore"],
    },
    { all: [["wage"], ["keptBack"]], within: 8, negatable: true, unless: ["warn"] },
    { all: [["fromWage"], ["number", "amount"], ["rent"]], within: 12, negatable: true, unless: ["warn", "give"] },
    { all: [["trialTime"], ["unpaid"]], within: 14, unless: ["warn"] },
    { all: [["advance"], ["bonded"]], within: 20 },
  ],
  papers: [
    {
      all: [
        ["doc", "paper"],
        ["pledge", "surety"],
      ],
      within: 9,
      negatable: true,
      unless: ["withYou", "give", "skill", ...OTHERS],
    },
    {
      all: [["doc", "paper"], ["against"], ["stays", "keep"]],
      within: 12,
      negatable: true,
      unless: ["withYou", ...OTHERS],
    },
    {
      all: [["paper"], ["amount", "number"]],
      within: 10,
      negatable: true,
      unless: ["wage", "gain", "give", "chore", "skill", "unit", "show", "sells", ...OTHERS],
      isWide: true,
    },
    { all: [["loanApp"], ["cause", "paper", "send"]], within: 14, negatable: true, unless: ["skill", ...OTHERS] },
  ],
  bank: [
    { all: [["cheque"], ["blank"], ["sign", "send", "cause"]], within: 7, negatable: true, unless: OTHERS },
    // "We keep the passbook and ATM, so your salary is safe".
    {
      all: [["bankThing"], ["keep", "atHand", "stays"]],
      within: 7,
      negatable: true,
      unless: ["withYou", "chore", "skill", "duty", ...OTHERS],
    },
    { all: [["bankThing"], ["handOver"]], within: 7, negatable: true, unless: ["withYou", "give", "skill", ...OTHERS] },
    { all: [["cheque"], ["securityWord"]], within: 2, negatable: true, unless: ["chore", ...OTHERS] },
    { all: [["bankThing"], ["pin"]], within: 18, negatable: true, unless: ["withYou", "skill", ...OTHERS] },
    { all: [["sim"], ["inHerName"]], within: 6, negatable: true, unless: ["give", "skill", ...OTHERS] },
    {
      all: [["sim"], ["keep", "atHand", "handOver"]],
      within: 7,
      negatable: true,
      unless: ["withYou", "give", "skill", "sale", ...OTHERS],
    },
  ],
  age: [
    { all: [["seekKid"], ["under18"]], within: 5, negatable: true },
    {
      all: [["kid"], ["under18"], ["may"]],
      within: 9,
      negatable: true,
      unless: ["mine", "forKid", "treated", "care", "unit", "skill", "plays", "home"],
    },
    {
      all: [["grade"], ["afterSchool"]],
      within: 9,
      negatable: true,
      unless: ["mine", "care", "chore", "skill", "forKid"],
    },
    { all: [["youngRange"], ["ageIs"]], within: 3, negatable: true, unless: ["mine", "unit"] },
    // "Girls from 14 up are fine", "a 14-year-old will be no problem".
    {
      all: [["kid"], ["under18"], ["wanted", "noMind", "welcome", "mayWork"]],
      within: 9,
      negatable: true,
      unless: ["mine", "forKid", "treated", "child", "care", "past", "unit", "skill", "plays"],
    },
    {
      all: [["childAge"], ["above"], ["kid"], ["may"]],
      within: 12,
      negatable: true,
      unless: ["mine", "forKid", "care", "plays"],
    },
    { all: [["childAge"], ["cameAs"]], within: 3, unless: ["care"] },
    { all: [["sameAge"], ["wanted"]], within: 6, unless: ["care", "child", "mine"] },
    {
      all: [["childYear"], ["kid"], ["doesWork", "alsoWorks"]],
      within: 12,
      negatable: true,
      unless: ["care", "mine", "past", "forKid"],
    },
  ],
  sexual: [
    { all: [["bed"], ["trip", "anything"]], within: 14, negatable: true, unless: ["treated", "child"] },
    { all: [["together"], ["trip"], ["master"]], within: 12, negatable: true, unless: ["duty", "treated", "child"] },
    { all: [["meeting"], ["night", "dinner"], ["master"]], within: 12, negatable: true, unless: ["treated", "child"] },
    { all: [["happy", "delight"], ["woman"], ["night"]], within: 14, negatable: true, unless: ["treated", "child"] },
    { all: [["withThem"], ["drink"], ["commission", "half", "money"]], within: 18 },
    { all: [["frank"], ["adjust"]], within: 8, negatable: true, unless: ["treated", "child"] },
    { all: [["private"], ["theirs"], ["half"]], within: 20, unless: ["treated", "child"] },
    { all: [["delight"], ["afterHours"]], within: 12, negatable: true, unless: ["treated", "child"] },
    { all: [["delight"], ["master"]], within: 4, negatable: true, unless: ["theirs", "treated", "child"] },
    { all: [["available", "care"], ["master"], ["wife"]], within: 16, negatable: true, unless: ["treated", "child"] },
    { all: [["visitHome"], ["night"], ["woman", "half"]], within: 14, negatable: true, unless: ["treated", "child"] },
  ],
} as const satisfies Record<string, readonly Find[]>;
