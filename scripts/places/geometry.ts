import type { Point } from "./sources";

export { kilometres } from "../../lib/language/places/distance";

/** The middle of some points by median, so that a wrong one does not move it; undefined for none. */
export function near(points: Point[]): Point | undefined {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];
  const lat = middle(points.map((point) => point.lat));
  const lng = middle(points.map((point) => point.lng));
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/** The items by a key, in order of first appearance. */
export function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
