/** Further ways to ask for her account, SIM card or code, for a child or for more than work; their words are in words/ruses.ts. */
import type { Find } from "./wording-rule-options";

const OTHERS = ["theirs", "warn"] as const;
/** Codes and numbers of the work itself. */
const CODE_KNOWN = ["skill", "chore", "duty", ...OTHERS] as const;
/** A child who is looked after. */
const CHILD_THERE = ["care", "mine", "past", "forKid"] as const;

export const PERSON_RUSE_FINDS = {
  bank: [
    // "Take a SIM in your name and give it to us".
    {
      all: [["sim", "account"], ["inHerName"], ["mustPay", "send", "keep", "atHand", "tellUs"]],
      within: 12,
      negatable: true,
      unless: ["wage", "give", ...OTHERS],
    },
    { all: [["loan"], ["inHerName"]], within: 6, negatable: true, unless: OTHERS },
    // "A party's money comes to your account, take it out and give it to us".
    { all: [["yourAccount"], ["withdraw"], ["usHere"]], within: 12, negatable: true, unless: ["warn"] },
    { all: [["simCard"], ["yourName"]], within: 6, unless: ["give", ...OTHERS] },
    { all: [["fromBank"], ["sms", "code"], ["tellUs", "send"]], within: 12, negatable: true, unless: OTHERS },
    {
      all: [["code"], ["call", "sms", "otherwise"], ["tellUs", "send"]],
      within: 9,
      negatable: true,
      unless: CODE_KNOWN,
    },
  ],
  age: [
    // "Bring your 13-year-old, she can work too".
    { all: [["childAge", "littleOnes"], ["alsoWorks"]], within: 14 },
    {
      all: [["childYear"], ["kid", "young"], ["wanted", "hire", "mayWork", "lightWork"]],
      within: 9,
      negatable: true,
      unless: [...CHILD_THERE, "treated", "child"],
    },
    {
      all: [["childYear"], ["kid"], ["forWork"], ["wanted", "hire", "mayWork"]],
      within: 9,
      negatable: true,
      unless: CHILD_THERE,
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
