/** Words by which a job asks for somebody under 18. */
import type { Rule } from "./wording-rule-options";

const MINORS_THERE = ["child", "care", "mine", "past"] as const;

export const AGE_RULE = {
  effect: "held",
  finds: [
    {
      all: [["minor"], ["wanted", "year", "age"]],
      within: 5,
      negatable: true,
      unless: ["care"],
      near: 6,
    },
    { all: [["under18"], ["age"]], within: 4, negatable: true, unless: MINORS_THERE, near: 9, isWide: true },
    { all: [["under18"], ["age"], ["wanted"]], within: 5, negatable: true, unless: MINORS_THERE, near: 6 },
    {
      all: [["under18"], ["year"], ["young", "woman"], ["wanted"]],
      within: 9,
      negatable: true,
      unless: ["care", "treated", "past"],
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
    { all: [["youngRange"], ["year", "age"], ["worker"]], within: 5, negatable: true, unless: MINORS_THERE },
    { all: [["schoolKid"], ["mayWork"]], within: 8, negatable: true, unless: ["mine", "care"] },
    { all: [["schoolGoing"], ["wanted", "youngRange"]], within: 7, negatable: true, unless: ["care", "mine"] },
    {
      all: [["youngRange"], ["year", "young"]],
      within: 4,
      negatable: true,
      unless: MINORS_THERE,
      near: 9,
      isWide: true,
    },
    { all: [["youngRange"], ["wanted"]], within: 6, negatable: true, unless: MINORS_THERE, near: 6 },
  ],
} as const satisfies Rule;
