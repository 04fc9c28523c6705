import "server-only";
import { byTime, type Cursor } from "@/lib/platform/http/pagination";
import { DAY_MS, startOfDayInIndia } from "@/lib/core/time";

type Time = { from: string | null; to: string | null; cursor: Cursor | null; direction: "asc" | "desc" };

/** Restricts a log, which has its time in `at`, to whole days in Asia/Kolkata and to the rows after a cursor. */
export const inTime = ({ from, to, cursor, direction }: Time) => [
  from ? { at: { gte: startOfDayInIndia(from) } } : {},
  to ? { at: { lt: new Date(startOfDayInIndia(to).getTime() + DAY_MS) } } : {},
  byTime(cursor, direction, "at"),
];
