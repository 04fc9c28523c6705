/** Counts the changes of the rules in read.ts, spans.ts and shift.ts that make stored hours differ; rows of an older rule are read again after migrating. */
export const HOURS_VERSION = 4;
