/** Costs that are put on the worker without a sum, and a price for an address or a number. */
import type { Find } from "./wording-rule-options";

/** Things that a worker is made to pay for. */
const THINGS = ["cause", "outlay"] as const;
const OTHERS = ["theirs", "warn"] as const;
const PAID_TO_HER = ["wage", "gain", "skill", ...OTHERS] as const;

export const BURDEN_FINDS = [
  // "Police verification at your own cost", "the candidate has to pay for it".
  { all: [THINGS, ["onHer"]], within: 7, negatable: true, unless: ["we", "payer", ...OTHERS] },
  // "The cost of the verification is yours".
  { all: [THINGS, ["cost", "money"], ["hers"]], within: 6, negatable: true, unless: ["we", "give", "gain", ...OTHERS] },
  // "₹99 to unlock my number", "the address after a payment".
  { all: [["price"], ["reach"], ["reveal"]], within: 10, negatable: true, unless: PAID_TO_HER },
  // "No fee, just 500 for the card".
  {
    all: [["fee"], ["noBefore", "noAfter"], ["just"], ["amount", "number"], THINGS],
    within: 10,
    unless: ["we", "give", ...PAID_TO_HER],
  },
  // "Three months' rent into my hand before you get the key".
  {
    all: [["rent"], ["oblige", "cause"], ["mustPay", "onHer"]],
    within: 11,
    negatable: true,
    unless: ["give", "gain", "lodging", ...OTHERS],
  },
  // "Joining is free, only the card has to be paid: 250".
  {
    all: [["just"], THINGS, ["amount", "number"], ["mustPay"]],
    within: 7,
    negatable: true,
    unless: ["we", ...PAID_TO_HER],
  },
] as const satisfies readonly Find[];
