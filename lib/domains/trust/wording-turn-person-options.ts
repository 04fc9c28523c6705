/** Turns of speech for papers and bank things handed over, for children and for more than work. */
import type { Find } from "./wording-rule-options";

const OTHERS = ["theirs", "warn"] as const;

export const PERSON_TURN_FINDS = {
  papers: [],
  bank: [
    { all: [["bankThing"], ["pin"]], within: 18, negatable: true, unless: ["withYou", "skill", ...OTHERS] },
    {
      all: [["sim"], ["keep", "atHand", "handOver"]],
      within: 7,
      negatable: true,
      unless: ["withYou", "give", "skill", "sale", ...OTHERS],
    },
  ],
  age: [
    { all: [["seekKid"], ["under18"]], within: 5, negatable: true },
    // "Girls from 14 up are fine", "a 14-year-old will be no problem".
    {
      all: [["kid"], ["under18"], ["wanted", "noMind", "welcome", "mayWork"]],
      within: 9,
      negatable: true,
      unless: ["mine", "forKid", "treated", "child", "care", "past", "unit", "skill", "plays"],
    },
    { all: [["childAge"], ["cameAs"]], within: 3, unless: ["care"] },
  ],
  sexual: [
    { all: [["together"], ["trip"], ["master"]], within: 12, negatable: true, unless: ["duty", "treated", "child"] },
  ],
} as const satisfies Record<string, readonly Find[]>;
