import "server-only";

/** Runs at most `places` pieces of work at once; the others wait for their turn, first come, first served. */
export function takingTurns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // Whoever ends hands the place on instead of freeing it, so that nobody who comes just then overtakes.
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
