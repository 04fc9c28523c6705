import { z } from "zod";
import { isUuid } from "@/lib/core/uuid";
import { msg } from "./validation";

/** Lists return 24 items by default, 1 to 100 on request (api.md, Conventions). */
const DEFAULT_PAGE_SIZE = 24;

/** One page of a list, and the cursor of the next; null on the last page. */
export type Page<T> = { items: T[]; nextCursor: string | null };

/** The row after which a page begins, in (sort value, id) order. `value` is an ISO time, a count, or a text as `textValue` writes it. */
export type Cursor = { value: string; id: string };

/** An opaque cursor for clients. */
export const encodeCursor = (cursor: Cursor): string => btoa(`${cursor.value}|${cursor.id}`).replaceAll("=", "");

function decodeCursor(text: string): Cursor | null {
  // Both parts are ASCII whose base64 contains neither + nor /; atob() throws on an impossible base64 length.
  if (!/^[A-Za-z\d]+$/.test(text) || text.length % 4 === 1) return null;
  const [value, id, rest] = atob(text).split("|");
  if (!value || !id || rest !== undefined || !isUuid(id)) return null;
  return { value, id };
}

// A text of 120 signs has up to 1,080 characters as a cursor's value, and a third more in base64.
const LONGEST_CURSOR = 1_600;

const cursor = (isValue: (value: string) => boolean) =>
  z
    .string()
    .max(LONGEST_CURSOR)
    .optional()
    .transform((text, context) => {
      if (text === undefined) return null;
      const decoded = decodeCursor(text);
      if (decoded && isValue(decoded.value)) return decoded;
      context.addIssue({ code: "custom", message: msg("badCursor") });
      return z.NEVER;
    });

// Only the exact format encodeCursor() writes, and not the year 0, which PostgreSQL does not have.
/** Whether a cursor's value is a time. */
export const isTime = (value: string): boolean =>
  !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value && value >= "0001";
/** Whether it is a count. */
export const isCount = (value: string): boolean => /^\d{1,9}$/.test(value);
/** Whether it is a text as `textValue` writes it, without the NUL that PostgreSQL refuses. */
export function isText(value: string): boolean {
  try {
    const text = decodeURIComponent(value);
    return !text.includes("\u0000") && textValue(text) === value;
  } catch {
    return false;
  }
}

/** A text as a cursor has it: in ASCII, without the sign that ends it and those whose base64 has + or /. */
export const textValue = (text: string): string => encodeURIComponent(text).replaceAll("~", "%7E");

const limit = z.coerce.number().int().min(1).max(100).default(DEFAULT_PAGE_SIZE);

/** `?limit=&cursor=` for a list sorted by time. */
export const pageQuery = { limit, cursor: cursor(isTime) };

/** The same for a list that may also be sorted by a count. */
export const sortedPageQuery = { limit, cursor: cursor((value) => isTime(value) || isCount(value)) };

/**
 * `?search=`: absent or blank means no search. PostgreSQL rejects NUL in any text; it matches nothing, so it is
 * dropped.
 */
export const searchQuery = z
  .string()
  .max(200)
  .optional()
  .transform((value) => value?.replaceAll("\u0000", "").normalize("NFC").trim() || null);

/** `?limit=&cursor=` for a list with an order of its own, whose cursors have such values. */
export const pageQueryOf = (isValue: (value: string) => boolean) => ({ limit, cursor: cursor(isValue) });

/** Whether a cursor belongs to a list sorted by a count. */
export const isCountCursor = (value: Cursor): boolean => isCount(value.value);

/** Cuts limit + 1 rows into a page; the extra row only proves that there is a next page. */
export function toPage<Row extends { id: string }, T>(
  rows: Row[],
  limit: number,
  valueOf: (row: Row) => Date | number | string,
  toItem: (row: Row) => T,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(toItem), nextCursor: last ? cursorAt(last, valueOf) : null };
}

/** The cursor of a row. */
export function cursorAt<Row extends { id: string }>(row: Row, valueOf: (row: Row) => Date | number | string): string {
  const value = valueOf(row);
  return encodeCursor({ value: value instanceof Date ? value.toISOString() : String(value), id: row.id });
}

/** RFC 8288: links to the next page with the same filters. */
export function nextLink(url: URL, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {};
  const query = new URLSearchParams(url.searchParams);
  query.set("cursor", nextCursor);
  return { Link: `<${url.pathname}?${query.toString()}>; rel="next"` };
}

type Direction = "asc" | "desc";
type After<Column extends string> = { [K in Column]?: object } & { OR?: object[] };

/** The rows after a cursor in (created_at, id) order, or in that of another column with a time. */
export const byTime = <Column extends string = "createdAt">(
  cursor: Cursor | null,
  direction: Direction = "desc",
  column = "createdAt" as Column,
): After<Column> => after(cursor, direction, column, (value) => new Date(value));

/** The same in (applications_count, id) order. */
export const byApplications = (cursor: Cursor | null, direction: Direction): After<"applicationsCount"> =>
  after(cursor, direction, "applicationsCount", Number);

/** The same in the order of a column with texts. */
export const byText = <Column extends string>(
  cursor: Cursor | null,
  direction: Direction,
  column: Column,
): After<Column> => after(cursor, direction, column, decodeURIComponent);

// The first condition lets the index scan start at the cursor; without it every page would scan from the first row.
function after<Column extends string>(
  cursor: Cursor | null,
  direction: Direction,
  column: Column,
  parse: (value: string) => Date | number | string,
): After<Column> {
  if (cursor === null) return {};
  const value = parse(cursor.value);
  const [from, beyond] = direction === "desc" ? (["lte", "lt"] as const) : (["gte", "gt"] as const);
  const where: After<string> = {
    [column]: { [from]: value },
    OR: [{ [column]: { [beyond]: value } }, { id: { [beyond]: cursor.id } }],
  };
  return where;
}
