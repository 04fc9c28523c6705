/** Words by which a job asks for somebody under 18. */
import { DEAL_FINDS } from "./wording-deal-options";
import { RUSE_FINDS } from "./wording-ruse-options";
import { PERSON_TURN_FINDS } from "./wording-turn-person-options";
import type { Rule } from "./wording-rule-options";

const MINORS_THERE = ["child", "care", "mine", "past", "animal", "plays"] as const;
/** A child who is looked after. */
const CHILD_THERE = ["care", "mine", "past", "forKid"] as const;
const HIRED = ["mayWork", "welcome"] as const;

export const AGE_RULE = {
  effect: "held",
  finds: [
    {
      all: [["minor"], ["wanted", "year", "age"]],
      within: 5,
      negatable: true,
      unless: ["care", "drink"],
      unlessNext: ["atHome"],
      near: 6,
    },
    { all: [["under18"], ["age"]], within: 4, negatable: true, unless: MINORS_THERE, near: 9, isWide: true },
    { all: [["under18"], ["age"], ["wanted"]], within: 5, negatable: true, unless: MINORS_THERE, near: 6 },
    {
      all: [["under18"], ["year"], ["young", "woman"], ["wanted"]],
      within: 9,
      negatable: true,
      unless: ["care", "treated", "past", "forKid"],
    },
    {
      all: [["under18"], ["above"], ["age", "young", "wanted", "worker"]],
      within: 6,
      negatable: true,
      unless: [...MINORS_THERE, "unit"],
    },
    { all: [["under18"], ["year"], ["young"], ["wanted"]], within: 4, negatable: true, unless: ["mine"], near: 6 },
    {
      all: [["grade"], ["pupil", "young"], ["mayWork", "wanted"]],
      within: 10,
      negatable: true,
      unless: ["mine", "theirs"],
    },
    { all: [["minAge"], ["under18"]], within: 4, negatable: true, unless: ["mine", "past"] },
    { all: [["noSchool"], ["young", "worker"]], within: 8, unless: ["mine"] },
    { all: [["youngRange"], ["young"], ["lightWork"]], within: 18, negatable: true, unless: ["mine"] },
    { all: [["youngRange"], ["worker"], ["child"], ["mayWork"]], within: 12, negatable: true, unless: ["mine"] },
    {
      all: [["youngRange"], ["year", "age"], ["worker"]],
      within: 5,
      negatable: true,
      unless: MINORS_THERE,
      isWide: true,
    },
    { all: [["schoolKid"], ["mayWork"]], within: 8, negatable: true, unless: ["mine", "care"] },
    {
      all: [["schoolGoing"], ["wanted", "youngRange"]],
      within: 7,
      negatable: true,
      unless: [...CHILD_THERE, "passed"],
    },
    // "A 12-year-old girl will do", "girls of 16 welcome", "a school-going girl for housework".
    { all: [["under18"], ["year", "above"], ["kid", "minor"], HIRED], within: 9, negatable: true, unless: CHILD_THERE },
    {
      all: [["schoolGoing", "noSchool"], ["kid"], [...HIRED, "forWork", "hire"]],
      within: 9,
      negatable: true,
      unless: CHILD_THERE,
    },
    { all: [["grade"], ["kid"], HIRED], within: 8, negatable: true, unless: CHILD_THERE },
    {
      all: [["youngRange"], ["year", "young"]],
      within: 4,
      negatable: true,
      unless: MINORS_THERE,
      near: 9,
      isWide: true,
    },
    { all: [["youngRange"], ["wanted"]], within: 6, negatable: true, unless: MINORS_THERE, near: 6 },
    // "About 14 herself", "twelve years are enough".
    {
      all: [["under18"], ["aboutAge"], ["young", "kid", "minor"]],
      within: 7,
      negatable: true,
      unless: ["mine", "past", "forKid"],
    },
    ...DEAL_FINDS.age,
    ...RUSE_FINDS.age,
    ...PERSON_TURN_FINDS.age,
  ],
} as const satisfies Rule;
