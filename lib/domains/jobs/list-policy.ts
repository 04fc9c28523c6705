/** The cursors of the workers' list: of the newest first, a time; of the nearest first, a ring and a time. */
import { isTime, type Cursor } from "@/lib/platform/http/pagination";
import { RINGS, type Ring } from "@/lib/language/places/types";

/** Where a page of the nearest first begins: in this ring, after that job. */
export type RingCursor = { ring: Ring; after: Cursor };

const BETWEEN = "~";

/** The value of a cursor in the order of rings. */
export const ringValue = (ring: Ring, createdAt: Date): string => `${ring}${BETWEEN}${createdAt.toISOString()}`;

/** Whether a value is a time, or a ring and a time. */
export function isListValue(value: string): boolean {
  const [first = "", second] = value.split(BETWEEN);
  return second === undefined ? isTime(first) : RINGS.some((ring) => ring === first) && isTime(second);
}

/** Reads a cursor; null for one of the newest first. */
export function toRingCursor({ value, id }: Cursor): RingCursor | null {
  const [first, time] = value.split(BETWEEN);
  const ring = RINGS.find((each) => each === first);
  return ring && time ? { ring, after: { value: time, id } } : null;
}

/** The same job in the order of the newest first. */
export const withoutRing = (cursor: Cursor): Cursor => toRingCursor(cursor)?.after ?? cursor;
