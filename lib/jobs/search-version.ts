/** The rule that makes `jobs.search_text`. Raise it with every change to that rule: rows of an older one are made anew. */
export const SEARCH_VERSION = 3;
