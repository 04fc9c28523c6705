/** A cache in the memory of this process that forgets what was not used for the longest time. */
export interface BoundedCache<Key, Value> {
  /** The value kept under a key. */
  find: (key: Key) => Value | undefined;
  keep: (key: Key, value: Value) => Value;
  /** The value kept under a key, or a new one, which is kept. */
  get: (key: Key, make: () => Value) => Value;
  readonly size: number;
}

/** @param limit how many entries are kept. */
export function boundedCache<Key, Value extends string | object>(limit: number): BoundedCache<Key, Value> {
  // A Map keeps the order in which keys were added: the first is the one not used for the longest time.
  const entries = new Map<Key, Value>();
  const keep = (key: Key, value: Value): Value => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
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
