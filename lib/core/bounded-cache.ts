/** A cache in the memory of this process that forgets what was not used for the longest time. */
export interface BoundedCache<Key, Value> {
  /** The value kept under a key. */
  find: (key: Key) => Value | undefined;
  keep: (key: Key, value: Value) => Value;
  /** The value kept under a key, or a new one, which is kept. */
  get: (key: Key, make: () => Value) => Value;
  readonly size: number;
}

/**
 * @param limit how much is kept: the sum of all sizes. A value above it is not kept at all.
 * @param sizeOf the size of a value; without it each counts 1.
 */
export function boundedCache<Key, Value extends string | boolean | object>(
  limit: number,
  sizeOf: (value: Value) => number = () => 1,
): BoundedCache<Key, Value> {
  // A Map keeps the order in which keys were added: the first is the one not used for the longest time.
  const entries = new Map<Key, Value>();
  let total = 0;
  const forget = (key: Key): void => {
    const value = entries.get(key);
    if (value === undefined) return;
    total -= sizeOf(value);
    entries.delete(key);
  };
  const keep = (key: Key, value: Value): Value => {
    forget(key);
    if (sizeOf(value) > limit) return value;
    entries.set(key, value);
    total += sizeOf(value);
    for (const oldest of entries.keys()) {
      if (total <= limit) break;
      forget(oldest);
    }
    return value;
  };
  const find = (key: Key): Value | undefined => {
    const value = entries.get(key);
    return value === undefined ? undefined : keep(key, value);
  };
  return {
    find,
    keep,
    get: (key, make) => find(key) ?? keep(key, make()),
    get size() {
      return entries.size;
    },
  };
}
