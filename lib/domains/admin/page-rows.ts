import "server-only";
import { DAY_MS, startOfDayInIndia } from "@/lib/core/time";
import { byTime, cursorAt, type Cursor, type Page } from "@/lib/platform/http/pagination";

/** A page, with the cursor of the one before it for `back`; null on the first page. */
export type Pages<T> = Page<T> & { previousCursor: string | null };

/** A list's query; `back` asks for the page before the cursor. */
export type Back<Query> = Query & { back?: boolean };
type Place = Back<{ cursor: Cursor | null; direction: "asc" | "desc"; limit: number }>;

/** The other direction. */
const opposite = (direction: "asc" | "desc") => (direction === "desc" ? "asc" : "desc");

/** How a page is read: one before the cursor against the list's order, and one row more, which proves another page. */
export const scanned = ({ back = false, direction, limit }: Place) =>
  ({ direction: back ? opposite(direction) : direction, take: limit + 1 }) as const;

type Time = { from: string | null; to: string | null; cursor: Cursor | null; direction: "asc" | "desc" };

/** Restricts a log, which has its time in `at`, to whole days in Asia/Kolkata and to the rows after a cursor. */
export const inTime = ({ from, to, cursor, direction }: Time) => [
  from ? { at: { gte: startOfDayInIndia(from) } } : {},
  to ? { at: { lt: new Date(startOfDayInIndia(to).getTime() + DAY_MS) } } : {},
  byTime(cursor, direction, "at"),
];

/** Newest or oldest first. */
export const byAge = (direction: "asc" | "desc") => [{ createdAt: direction }, { id: direction }];

/**
 * Cuts what was read as `scanned` says into a page.
 * @param valueOf a row's value in the cursors of this order.
 */
export function toPages<Row extends { id: string }, T>(
  rows: Row[],
  { back = false, cursor, limit }: Place,
  valueOf: (row: Row) => Date | string,
  toItem: (row: Row) => T,
): Pages<T> {
  const [hasMore, shown] = [rows.length > limit, rows.slice(0, limit)];
  if (back) shown.reverse();
  const cursorOf = (row: Row | undefined, isThere: boolean) => (row && isThere ? cursorAt(row, valueOf) : null);
  return {
    items: shown.map(toItem),
    nextCursor: cursorOf(shown.at(-1), back || hasMore),
    previousCursor: cursorOf(shown[0], back ? hasMore : cursor !== null),
  };
}
