/** Things done in her name, by custom or as thanks for the place, and costs she bears. */
import type { Find } from "./wording-rule-options";

const OTHERS = ["theirs", "warn"] as const;

export const DEAL_FINDS = {
  fee: [
    // "Whoever got you the place has to be paid something", "sweeten his mouth", "a hundred a week for his tea is the custom".
    {
      all: [
        ["bringer"],
        ["mustPay", "pay", "oblige", "bribe", "sweeten", "onHer", "bears", "custom", "money", "amount", "number"],
      ],
      within: 9,
      negatable: true,
      unless: ["we", "give", "gain", ...OTHERS],
    },
    {
      all: [
        ["sweeten"],
        ["mustPay", "oblige", "agent", "broker", "bringer", "custom", "money", "number", "amount", "few"],
      ],
      within: 9,
      negatable: true,
      unless: ["we", "give", "child", ...OTHERS],
    },
    {
      all: [
        ["custom"],
        ["amount", "number", "money", "bribe", "tens"],
        ["agent", "broker", "toSomeone", "bringer", "bribe"],
      ],
      within: 12,
      negatable: true,
      unless: ["skill", "chore", ...OTHERS],
    },
    // "First a small recharge, then your ID opens".
    { all: [["recharge"], ["opens"]], within: 9, negatable: true, unless: ["we", "give", "skill", "chore", ...OTHERS] },
    // "Its fee is settled when you enrol".
    {
      all: [["fee"], ["joinTime"]],
      within: 6,
      negatable: true,
      unless: ["we", "give", "wage", "gain", "skill", "chore", "child", ...OTHERS],
    },
    // "The certificate is needed, 1,800 at the counter".
    {
      all: [["doc"], ["number", "amount"], ["mustPay"]],
      within: 12,
      negatable: true,
      unless: ["we", "give", "wage", "gain", "skill", ...OTHERS],
    },
    // "The small cost is yours", "you see to his fare and his pay".
    {
      all: [
        ["cost", "rent"],
        ["bears", "onHer"],
      ],
      within: 5,
      negatable: true,
      unless: ["we", "give", "payer", "skill", "chore", ...OTHERS],
    },
  ],
  commission: [
    // "Two weeks' wage stays with us until six months are over".
    { all: [["wage", "dayWage", "firstPay"], ["withhold"]], within: 8, negatable: true, unless: ["warn"] },
    // "Half of the first month is his who sent you".
    {
      all: [["bringer"], ["half", "firstPay"]],
      within: 12,
      negatable: true,
      unless: ["we", "give", "gain", ...OTHERS],
    },
  ],
  bank: [
    { all: [["account"], ["inReply"]], within: 12, negatable: true, unless: ["wage", ...OTHERS] },
    // "A message comes, tell us the number in it", "your bank card and its secret number stay with the manager".
    {
      all: [["sms", "call"], ["figure", "code"], ["tellUs"]],
      within: 14,
      negatable: true,
      unless: ["skill", "chore", "duty", ...OTHERS],
    },
    {
      all: [["secret"], ["atHand"], ["stays", "keep"]],
      within: 12,
      negatable: true,
      unless: ["withYou", "skill", ...OTHERS],
    },
    { all: [["bankThing"], ["atHand"]], within: 9, negatable: true, unless: ["withYou", "skill", "chore", ...OTHERS] },
    // "One SIM in your name", "a gas cylinder on your papers".
    { all: [["inName"], ["credit", "sim"]], within: 10, negatable: true, unless: OTHERS },
    // "Money comes into your account, send it on".
    { all: [["account"], ["forward"]], within: 14, negatable: true, unless: OTHERS },
    { all: [["remote"]], within: 2, negatable: true, unless: ["skill", "chore", "duty", ...OTHERS] },
  ],
  age: [
    // "The pay goes to her parents".
    { all: [["wage", "money"], ["toParents"]], within: 6, negatable: true, unless: ["warn", "past", "home", "theirs"] },
    // "Boys who left school are even better".
    {
      all: [
        ["schoolGoing", "noSchool"],
        ["kid", "young"],
        ["welcome", "wanted", "hire", "mayWork"],
      ],
      within: 9,
      negatable: true,
      unless: ["mine", "care", "past", "forKid"],
    },
    // "Take her out of school and send her".
    { all: [["offSchool"]], within: 3, negatable: true, unless: ["warn", "past"] },
  ],
} as const satisfies Record<string, readonly Find[]>;
