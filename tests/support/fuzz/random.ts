/** Random choices that are the same in every run with the same seed. */
export type Random = ReturnType<typeof randomFrom>;

/** mulberry32. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(values: readonly T[]): T => values[below(values.length)]!,
    chance: (share: number) => next() < share,
  };
}
