/**
 * The decisions of an admin. `answered` belongs to complaints and forgotten passwords, `upheld` to appeals;
 * the others are about a job or a person. Labels live in messages/*.json under `cases.decision`.
 */
export const CASE_DECISIONS = ["fine", "change", "take_down", "suspend", "upheld", "answered"] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

/** Decisions that cost somebody something, who may disagree. */
export const MEASURES = ["change", "take_down", "suspend"] as const satisfies readonly CaseDecision[];

/** Why, in sentences to the account measured: `measures.why` in the texts. */
export const SUBJECT_WORDS = [
  "asked_money",
  "not_as_written",
  "bad_behaviour",
  "child_works",
  "unfair_words",
  "private_data",
  "copied",
] as const;

/** Sentences that the person who reported reads besides the decision: `report.more` in the texts. */
export const REPORTER_WORDS = ["not_enough", "call_helpline"] as const;

/** From so many open jobs on, a suspension needs a second admin. */
export const SECOND_ADMIN_FROM = 6;

/** The first answer is promised within so many hours. */
export const FIRST_ANSWER_HOURS = 24;
