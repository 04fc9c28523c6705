import "server-only";
import type { Cursor } from "@/lib/http/pagination";
import { startOfDayInIndia } from "@/lib/time";

const DAY_MS = 24 * 60 * 60 * 1000;

type Time = { from: string | null; to: string | null; cursor: Cursor | null; direction: "asc" | "desc" };

/** Restricts a log, which has its time in `at`, to whole days in Asia/Kolkata and to the rows after a cursor. */
export const inTime = ({ from, to, cursor, direction }: Time) => [
  from ? { at: { gte: startOfDay(from) } } : {},
  to ? { at: { lt: new Date(startOfDay(to).getTime() + DAY_MS) } } : {},
  after(cursor, direction),
];

const startOfDay = (day: string): Date => startOfDayInIndia(new Date(`${day}T12:00:00+05:30`));

// Like byTime(), but on this column.
function after(cursor: Cursor | null, direction: Time["direction"]) {
  if (cursor === null) return {};
  const at = new Date(cursor.value);
  return direction === "desc"
    ? { at: { lte: at }, OR: [{ at: { lt: at } }, { id: { lt: cursor.id } }] }
    : { at: { gte: at }, OR: [{ at: { gt: at } }, { id: { gt: cursor.id } }] };
}
