/** The rules that only ask: the owner changes the words, or says why they are there. */
import type { Rule } from "./wording-rule-options";

export const ASKED_RULES = {
  faith: {
    effect: "asked",
    finds: [
      {
        all: [
          ["faith", "caste"],
          ["only", "wanted", "worker", "woman"],
        ],
        within: 5,
        unless: ["anyone", "noMatter", "weAre", "warn"],
        unlessNext: ["faithThing"],
      },
      {
        all: [["clan"], ["strict"]],
        within: 3,
        unless: ["anyone", "noMatter", "weAre", "warn"],
        unlessNext: ["faithThing"],
      },
      // "Only a woman of a Brahmin family": the family is not the owner's.
      {
        all: [["solely"], ["faith", "caste", "clan"], ["woman", "worker"]],
        within: 5,
        unless: ["anyone", "noMatter", "weAre", "warn"],
      },
      {
        all: [["faith"], ["notHire"]],
        within: 3,
        unless: ["anyone", "noMatter", "weAre", "warn"],
        unlessNext: ["faithThing"],
      },
      { all: [["otherKind"], ["only", "wanted"]], within: 4 },
      { all: [["faith", "caste", "clan"], ["belong"]], within: 5, unless: ["anyone", "noMatter", "weAre", "warn"] },
    ],
  },
  skin: {
    effect: "asked",
    finds: [
      {
        all: [["skin"]],
        within: 5,
        unless: ["anyone", "noMatter", "child", "treated", "paint"],
      },
      {
        all: [["looks"], ["woman", "wanted", "worker", "only", "young"]],
        within: 3,
        unless: ["anyone", "noMatter", "home"],
        near: 4,
      },
    ],
  },
  marriage: {
    effect: "asked",
    finds: [
      {
        all: [["unmarried"]],
        within: 3,
        unless: ["anyone", "noMatter", "home", "child", "care", "treated", "theirs"],
        near: 4,
      },
      { all: [["unmarried"], ["strict"]], within: 3, unless: ["anyone", "noMatter", "home"] },
      { all: [["married"], ["only", "wanted"]], within: 4, unless: ["anyone", "noMatter", "couple"] },
      { all: [["wedding"], ["noBefore", "noAfter"], ["year"]], within: 7, unless: ["anyone", "noMatter", "home"] },
    ],
  },
  contact: {
    effect: "asked",
    finds: [
      { all: [["message"]], within: 3, negatable: true, unless: ["skill", "theirs"] },
      { all: [["social"]], within: 5, negatable: true, unless: ["skill", "chore", "theirs", "duty"], near: 8 },
      { all: [["social"], ["call", "link", "send", "wanted", "only"]], within: 5, negatable: true, unless: ["skill"] },
    ],
  },
} as const satisfies Record<string, Rule>;
