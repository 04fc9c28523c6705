/** Counting ends here: nobody reads a greater number on a bell. */
export const MOST_COUNTED = 99;
