/**
 * What an admin decides about a case. `answered` and `called` belong to complaints and calls; the others are about a job or
 * a person. Each has one sentence for each side, in messages/*.json under `cases.told`.
 */
export const CASE_DECISIONS = ["fine", "change", "take_down", "suspend", "answered", "called"] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];
