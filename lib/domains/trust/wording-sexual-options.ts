/** Sexual services, also by the words that stand for them. */
import { RUSE_FINDS } from "./wording-ruse-options";
import { PERSON_TURN_FINDS } from "./wording-turn-person-options";
import type { Rule } from "./wording-rule-options";

/** Work with people who are cared for. */
const CARED = ["treated", "child"] as const;

export const SEXUAL_RULE = {
  effect: "held",
  finds: [
    { all: [["sexual"]], within: 4, negatable: true, unless: ["warn"] },
    // "If a customer asks, an hour with him in the room, half of the money is yours".
    {
      all: [["theirs"], ["withThem"], ["inRoom", "night"], ["money", "half", "amount", "number", "delight", "happy"]],
      within: 20,
      negatable: true,
      unless: CARED,
    },
    { all: [["theirs"], ["inRoom"], ["half"], ["money", "amount"]], within: 20, negatable: true, unless: CARED },
    { all: [["theirs"], ["company"], ["night"]], within: 8, negatable: true, unless: CARED },
    { all: [["theirs"], ["delight"], ["night", "inRoom", "money"]], within: 14, negatable: true, unless: CARED },
    {
      all: [["massage"], ["woman", "body", "owner", "night"]],
      within: 6,
      negatable: true,
      unless: ["treated", "limb"],
      isWide: true,
    },
    { all: [["night"], ["together"]], within: 4, negatable: true, unless: ["duty", ...CARED], unlessJob: ["treated"] },
    { all: [["delight"]], within: 7, negatable: true, unless: ["theirs", "chore", ...CARED], near: 6 },
    {
      all: [["delight", "happy"], ["theirs"], ["woman", "night", "body", "money"]],
      within: 9,
      negatable: true,
      unless: CARED,
    },
    {
      all: [
        ["relation", "close"],
        ["master", "night", "alone", "private"],
      ],
      within: 5,
      negatable: true,
      unless: ["theirs", "chore", "duty", "toWhat", ...CARED],
    },
    {
      all: [["obey"], ["master", "alone", "night"]],
      within: 6,
      negatable: true,
      unless: ["theirs", "duty", ...CARED],
    },
    {
      all: [["night"], ["master"], ["beside"]],
      within: 5,
      negatable: true,
      unless: ["duty", "theirs", ...CARED],
      unlessJob: ["treated"],
    },
    { all: [["spa"], ["young", "woman"]], within: 3, negatable: true, unless: ["treated", "theirs", "chore"] },
    { all: [["frank"]], within: 1, negatable: true, also: ["night", "alone", "master"], unless: CARED },
    { all: [["alone"], ["young", "woman"]], within: 5, negatable: true, unless: [...CARED, "abroad"] },
    { all: [["frank"], ["woman", "young"]], within: 4, negatable: true, unless: [...CARED, "resides"] },
    {
      all: [["needs"], ["master", "alone", "night", "woman", "wanted"]],
      within: 6,
      negatable: true,
      unless: ["theirs", "chore", ...CARED],
    },
    {
      all: [["company"], ["master", "alone", "night"]],
      within: 5,
      negatable: true,
      unless: ["theirs", ...CARED],
      unlessJob: ["treated"],
    },
    {
      all: [["serve"], ["night"], ["master"]],
      within: 6,
      negatable: true,
      unless: ["theirs", "chore", "faithThing", "duty", ...CARED],
      unlessJob: ["treated"],
    },
    {
      all: [["bed"], ["master", "alone", "night"]],
      within: 7,
      negatable: true,
      unless: ["worker", ...CARED],
      unlessWide: CARED,
      unlessJob: ["treated"],
    },
    {
      all: [["private"], ["master", "night", "theirs", "woman", "money"]],
      within: 7,
      negatable: true,
      unless: ["duty", ...CARED],
      unlessJob: ["treated"],
    },
    ...RUSE_FINDS.sexual,
    ...PERSON_TURN_FINDS.sexual,
  ],
} as const satisfies Rule;
