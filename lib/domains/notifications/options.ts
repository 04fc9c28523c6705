/** Counting ends here: nobody reads a greater number on a bell. */
export const MOST_COUNTED = 99;

/** Streams of one user at the same time: more tabs than anyone looks at. */
export const MOST_STREAMS_PER_USER = 20;
