/** Counting ends here: below it the number on the bell is exact. */
export const MOST_COUNTED = 1_000;

/** Streams of one user at the same time: more tabs than anyone looks at. */
export const MOST_STREAMS_PER_USER = 20;
