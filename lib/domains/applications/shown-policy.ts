import { keptSince } from "@/lib/platform/retention/rules";

/** An end of an application or its job before this moment hides the person from the employer. Not for browsers: the table of periods is long. */
export const shownSince = (now = new Date()): Date => keptSince("applications", now);
