import type { ReceivedApplication } from "@/lib/domains/applications/types";

type Placed = Pick<ReceivedApplication, "id" | "created_at">;

const isNewer = (one: Placed, other: Placed): boolean =>
  one.created_at === other.created_at ? one.id > other.id : one.created_at > other.created_at;

/**
 * The newest applications that are new to someone looking at `shown`. One that only moved up because a newer one was
 * withdrawn is older than all those shown, hence not new.
 * @param shown the applications on the screen, newest first. @param newest the current first page.
 */
export function arrivalsOf<T extends Placed>(shown: readonly Placed[], newest: readonly T[]): T[] {
  const oldest = shown.at(-1);
  if (!oldest) return [...newest];
  const known = new Set(shown.map(({ id }) => id));
  return newest.filter((one) => !known.has(one.id) && isNewer(one, oldest));
}

/**
 * Those of `shown` that should be among the newest but are not: withdrawn, or no longer of the listed status.
 * @param isWhole whether nothing follows after `newest`.
 */
export function missingOf<T extends Placed>(shown: readonly T[], newest: readonly Placed[], isWhole: boolean): T[] {
  const last = newest.at(-1);
  const known = new Set(newest.map(({ id }) => id));
  return shown.filter((one) => !known.has(one.id) && (isWhole || (last !== undefined && isNewer(one, last))));
}
