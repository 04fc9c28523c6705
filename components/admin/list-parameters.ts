import { href } from "@/lib/routes";

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
export function dashboardHref(list: ListName, parameters: Parameters, change: Record<string, string | null>): string {
  const prefixed = Object.entries(change).map(([name, value]) => [`${list}_${name}`, value] as const);
  return href.adminDashboard({ ...parameters, ...Object.fromEntries(prefixed) });
}

/** The links of one of the dashboard's lists. @param nextCursor null on the last page. */
export function listLinks(
  list: ListName,
  parameters: Parameters,
  direction: "asc" | "desc",
  nextCursor: string | null,
) {
  return {
    sort: dashboardHref(list, parameters, { direction: direction === "desc" ? "asc" : null, cursor: null }),
    first: parameters[`${list}_cursor`] ? dashboardHref(list, parameters, { cursor: null }) : null,
    next: nextCursor === null ? null : dashboardHref(list, parameters, { cursor: nextCursor }),
  };
}
