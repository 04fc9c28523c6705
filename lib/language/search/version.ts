/**
 * Version of the rule that writes `jobs.search_text`. Raise it with every change to that rule, so that older rows are
 * rebuilt.
 */
export const SEARCH_VERSION = 6;
