/** All that a list shows is in its address: search, filters, order, place, page size and the columns that are hidden. */
export type Parameters = Record<string, string>;

/** The parameter with the columns that are hidden, with dots between them. */
export const HIDDEN_PARAMETER = "hide";

/** The columns that an address hides. */
export const hiddenIn = (parameters: Parameters): string[] =>
  (parameters[HIDDEN_PARAMETER] ?? "").split(".").filter(Boolean);

/** The page sizes offered; the first is what an address without one means. */
export const PAGE_SIZES = [25, 10, 50, 100] as const;

/** The page size that an address asks for, if it is one that is offered. */
export const pageSizeIn = ({ limit }: Parameters): number =>
  PAGE_SIZES.find((size) => String(size) === limit) ?? PAGE_SIZES[0];

/** All parameters except these: those a form leaves unchanged. */
export const without = (parameters: Parameters, names: readonly string[]): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));

type Change = Record<string, string | null>;
type Place = {
  /** Absent on the first page. */
  cursor: string | undefined;
  direction: "asc" | "desc";
  /** Null on the last page. */
  nextCursor: string | null;
  /** Null on the first page, and in lists that only go on. */
  previousCursor?: string | null;
};

/**
 * The links of a list: in reverse order, to its first page, to the one before, to its next.
 * @param hrefWith the list's address with some of its parameters changed; null removes one.
 */
export const listLinks = (
  hrefWith: (change: Change) => string,
  { cursor, direction, nextCursor, previousCursor = null }: Place,
) => ({
  sort: hrefWith({ direction: direction === "desc" ? "asc" : null, cursor: null, back: null }),
  first: cursor ? hrefWith({ cursor: null, back: null }) : null,
  previous: previousCursor === null ? null : hrefWith({ cursor: previousCursor, back: "1" }),
  next: nextCursor === null ? null : hrefWith({ cursor: nextCursor, back: null }),
});
