import type { Parameters } from "../list-parameters";

/** The names that a list's search, filter and order have in the dashboard's address, which is that of two lists. */
export type RecentNames = { search: string; choice: string; direction: string };

export const RECENT_NAMES = {
  users: { search: "user", choice: "role", direction: "users" },
  jobs: { search: "job", choice: "status", direction: "jobs" },
} as const satisfies Record<string, RecentNames>;

/** Of the recent users and jobs, and of those that are searched for; all are on pages of their own. */
const RECENT = 5;
const FOUND = 10;

/** The query of one of the two lists, as that of its whole list. */
export function recentQuery({ search, choice, direction }: RecentNames, parameters: Parameters) {
  const { [search]: words, [choice]: chosen, [direction]: order } = parameters;
  return {
    limit: words || chosen ? FOUND : RECENT,
    ...(words ? { search: words } : {}),
    ...(chosen ? { [choice]: chosen } : {}),
    ...(order ? { direction: order } : {}),
  };
}
