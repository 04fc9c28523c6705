/** Closed lists of grievances. Labels live in messages/*.json under `options.<list>.<value>`. */

/** The matters people write about. `nominate` names a person who decides about the data after death or in illness. */
export const GRIEVANCE_KINDS = ["data", "money", "person", "account", "nominate", "other"] as const;

/** The same of visitors, who leave a number to be called on. */
export const VISITOR_KINDS = ["password", "appeal"] as const;

/** An employer's wish to be called, so that the number is confirmed. */
const NUMBER_CALL = "number";

export const ALL_KINDS = [...GRIEVANCE_KINDS, ...VISITOR_KINDS, NUMBER_CALL] as const;
export type AnyKind = (typeof ALL_KINDS)[number];

export const GRIEVANCE_STATES = ["open", "answered"] as const;

/** The longest grievance or answer, in characters. */
export const GRIEVANCE_MAX = 2_000;

/** We promise an answer within so many days. The law (DPDP Rules 2025) allows ninety; the notices name this figure too. */
export const ANSWER_DAYS = 15;

/** Someone who forgot the password is called within so many days: without it there is no work to be found. */
export const CALL_DAYS = 3;
