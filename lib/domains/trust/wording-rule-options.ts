/** The parts of a rule about words. */
import type { Concept } from "@/lib/language/wording/names";

/** Everything that is found in a text besides concepts: a number that may be a fee, a sum of money, a small one, any number from 100 or from 20 to 3,000, a child's age, the same with its years, an age from 8 to 17, a range of such. */
export type Meaning =
  | Concept
  | "sum"
  | "amount"
  | "price"
  | "number"
  | "few"
  | "childAge"
  | "childYear"
  | "under18"
  | "youngRange";

export type Find = {
  /** One of each must be there, in any order, at most `within` words from the first to the last. */
  all: readonly (readonly Meaning[])[];
  within: number;
  /** Nothing of this in the same part of the sentence. */
  unless?: readonly Meaning[];
  /** The same, but only up to so many words away. */
  near?: number;
  /** Nothing of this in the two words after the first meaning. */
  unlessNext?: readonly Meaning[];
  /** `unless` looks at the whole sentence. */
  isWide?: true;
  /** Nothing of this in the whole sentence, whatever `unless` looks at. */
  unlessWide?: readonly Meaning[];
  /** One of these must be anywhere in the job, in a field of its own or not. */
  also?: readonly Meaning[];
  /** Nothing of this anywhere in the job: who cares for an old man sleeps near him. */
  unlessJob?: readonly Meaning[];
  /** "No fee" is no finding: a negation around it takes it back. */
  negatable?: true;
  /** A field in which it means nothing: what stands among the benefits is given. */
  notIn?: string;
  /** The first meaning begins its part of the sentence, as an order does. */
  isOrder?: true;
};

export type Effect = "held" | "asked";

export type Rule = { effect: Effect; finds: readonly Find[] };
