/** Counts the changes of the rule in read.ts that make stored hours differ; rows of an older rule are read again after migrating. */
export const HOURS_VERSION = 2;
