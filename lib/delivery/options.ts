/** Browsers of one account that show notifications; beyond them the one that was added first no longer does. */
export const MOST_SUBSCRIPTIONS = 5;

/** The hours in Asia/Kolkata between which no phone rings, unless the person chose others. */
export const USUAL_QUIET = { from: 21, to: 7 } as const;
