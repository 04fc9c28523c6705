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

/** The same without another order, where something is searched: its hits come by date. */
export const withHitsByDate = (parameters: Parameters): Parameters =>
  parameters.search && parameters.sort ? without(parameters, ["sort", "direction"]) : parameters;

type Direction = "asc" | "desc";
type Change = Record<string, string | null>;
type Place = {
  /** Absent on the first page. */
  cursor: string | undefined;
  /** Null on the last page. */
  nextCursor: string | null;
  /** Null on the first page, and in lists that only go on. */
  previousCursor?: string | null;
};

/**
 * The links of a list: to its first page, to the one before, to its next.
 * @param hrefWith the list's address with some of its parameters changed; null removes one.
 */
export const listLinks = (
  hrefWith: (change: Change) => string,
  { cursor, nextCursor, previousCursor = null }: Place,
) => ({
  first: cursor ? hrefWith({ cursor: null, back: null }) : null,
  previous: previousCursor === null ? null : hrefWith({ cursor: previousCursor, back: "1" }),
  next: nextCursor === null ? null : hrefWith({ cursor: nextCursor, back: null }),
});

/** The order by a column: where its link leads, and the direction if the list is in this order. */
export type Order = { href: string; direction: Direction | null };

/** A column that a list may be sorted by: the address's `sort`, and the direction that comes first. */
export type Sorted = { by: string; first: Direction };

/** The usual order, which an address does not name. */
export const USUAL: Sorted = { by: "date", first: "desc" };

/** The orders by columns; a list in the order of one may be reversed. @param hrefWith as of `listLinks`. */
export const ordersOf = (
  hrefWith: (change: Change) => string,
  columns: readonly { id: string; sorted?: Sorted }[],
  present: { sort: string; direction: Direction },
): Record<string, Order> =>
  Object.fromEntries(
    columns.flatMap(({ id, sorted }) => {
      if (!sorted) return [];
      const direction = present.sort === sorted.by ? present.direction : null;
      const next = direction === null ? sorted.first : direction === "desc" ? "asc" : "desc";
      const change = {
        sort: sorted.by === USUAL.by ? null : sorted.by,
        direction: next === "desc" ? null : next,
        cursor: null,
        back: null,
      };
      return [[id, { href: hrefWith(change), direction }]];
    }),
  );
