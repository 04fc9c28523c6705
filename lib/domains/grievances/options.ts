/** Closed lists of grievances. Labels live in messages/*.json under `options.<list>.<value>`. */

/** The matters people write about. `nominate` names a person who decides about the data after death or in illness. */
export const GRIEVANCE_KINDS = ["data", "money", "person", "account", "nominate", "other"] as const;

export const GRIEVANCE_STATES = ["open", "answered"] as const;

/** The longest grievance or answer, in characters. */
export const GRIEVANCE_MAX = 2_000;

/** We promise an answer within so many days. The law (DPDP Rules 2025) allows ninety; the notices name this figure too. */
export const ANSWER_DAYS = 15;
