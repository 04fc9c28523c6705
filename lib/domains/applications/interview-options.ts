/** Closed lists for interviews. */

/** `proposed`: the worker picks; `agreed`; `other_asked`: the employer proposes again; `cancelled` by the employer. */
export const INTERVIEW_STATES = ["proposed", "agreed", "other_asked", "cancelled"] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** When the worker would rather come, if none of the times suits. */
export const INTERVIEW_WISHES = ["morning", "afternoon", "evening", "weekend", "later"] as const;
export type InterviewWish = (typeof INTERVIEW_WISHES)[number];

/** How many times may be proposed at once. */
export const MAX_TIMES = 3;
/** Longest place in characters, as in the database. */
export const PLACE_MAX = 200;
