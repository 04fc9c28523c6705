import type { ReceivedApplication } from "@/lib/applications/types";

type Placed = Pick<ReceivedApplication, "id" | "created_at">;

const isNewer = (one: Placed, other: Placed): boolean =>
  one.created_at === other.created_at ? one.id > other.id : one.created_at > other.created_at;

/**
 * Which of the newest applications are news to whoever looks at `shown`. One that only moved up into the newest,
 * because a newer one was withdrawn, is older than all that is shown: no news.
 * @param shown what is on the screen, newest first. @param newest the first page as it is now.
 */
export function arrivalsOf<T extends Placed>(shown: readonly Placed[], newest: readonly T[]): T[] {
  const oldest = shown.at(-1);
  if (!oldest) return [...newest];
  const known = new Set(shown.map(({ id }) => id));
  return newest.filter((one) => !known.has(one.id) && isNewer(one, oldest));
}

/**
 * Which of `shown` should be among the newest and are not: withdrawn, or no longer of the status that is listed.
 * @param isWhole whether nothing follows after `newest`.
 */
export function missingOf<T extends Placed>(shown: readonly T[], newest: readonly Placed[], isWhole: boolean): T[] {
  const last = newest.at(-1);
  const known = new Set(newest.map(({ id }) => id));
  return shown.filter((one) => !known.has(one.id) && (isWhole || (last !== undefined && isNewer(one, last))));
}
