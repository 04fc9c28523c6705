/** Turns of speech for papers and bank things handed over, for children and for more than work. */
import type { Find } from "./wording-rule-options";

const OTHERS = ["theirs", "warn"] as const;

export const PERSON_TURN_FINDS = {
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
