/** A small seeded generator (mulberry32), because the demo data must be the same on every machine. */
export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number) {
  let state = seed >>> 0;

  /** A float in [0, 1). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** An integer in [from, to], both inclusive. */
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const between = (from: number, to: number): number => from + next() * (to - from);
  const chance = (probability: number): boolean => next() < probability;

  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("pick() from an empty list");
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  /** Up to `count` different items, in list order. */
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, count));
    return items.filter((_, index) => chosen.has(index));
  };
  /** A random key of a table of weights. */
  const weighted = <K extends string>(weights: Readonly<Record<K, number>>): K => {
    const entries = Object.entries<number>(weights) as [K, number][];
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      rest -= weight;
      if (rest < 0) return key;
    }
    return entries[0]![0];
  };
  /** Up to `count` different items; heavier ones are drawn more often (Efraimidis and Spirakis), weight 0 never. */
  const weightedSample = <T>(items: readonly T[], weight: (item: T) => number, count: number): T[] =>
    items
      .map((item) => ({ item, draw: next(), weight: weight(item) }))
      .filter((entry) => entry.weight > 0)
      .map((entry) => ({ item: entry.item, key: entry.draw ** (1 / entry.weight) }))
      .sort((a, b) => b.key - a.key)
      .slice(0, count)
      .map(({ item }) => item);

  return { next, int, between, chance, pick, shuffle, sample, weighted, weightedSample };
}

/**
 * A UUIDv7 for the given time, so that rows sorted by id are sorted by time, as with ids made by the database client.
 */
export function uuidAt(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const hex = (digits: number) => Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join("");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(["8", "9", "a", "b"])}${hex(3)}-${hex(12)}`;
}
