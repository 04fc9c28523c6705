import { href } from "@/lib/access/routes";

/** The parameters of each list on the admin's dashboard have their own prefix in the address. */
export type ListName = "users" | "jobs";

export type Parameters = Record<string, string>;

/** The parameters of one list, without their prefix. */
export const parametersOf = (list: ListName, parameters: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([name]) => name.startsWith(`${list}_`))
      .map(([name, value]) => [name.slice(list.length + 1), value]),
  );

/** All parameters except these: those a form leaves unchanged. */
export const without = (parameters: Parameters, names: readonly string[]): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));

/** The dashboard's address with some of one list's parameters changed; null removes one. */
export function dashboardHref(list: ListName, parameters: Parameters, change: Change): string {
  const prefixed = Object.entries(change).map(([name, value]) => [`${list}_${name}`, value] as const);
  return href.adminDashboard({ ...parameters, ...Object.fromEntries(prefixed) });
}

type Change = Record<string, string | null>;
type Place = {
  /** Absent on the first page. */
  cursor: string | undefined;
  direction: "asc" | "desc";
  /** Null on the last page. */
  nextCursor: string | null;
};

/**
 * The links of a list: in reverse order, to its first page, to its next.
 * @param hrefWith the list's address with some of its parameters changed; null removes one.
 */
export const listLinks = (hrefWith: (change: Change) => string, { cursor, direction, nextCursor }: Place) => ({
  sort: hrefWith({ direction: direction === "desc" ? "asc" : null, cursor: null }),
  first: cursor ? hrefWith({ cursor: null }) : null,
  next: nextCursor === null ? null : hrefWith({ cursor: nextCursor }),
});
