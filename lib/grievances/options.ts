/** Closed lists of grievances. Labels live in messages/*.json under `options.<list>.<value>`. */

/** We promise an answer within so many days. The law (DPDP Rules 2025) allows ninety; the notices name this figure too. */
export const ANSWER_DAYS = 15;
