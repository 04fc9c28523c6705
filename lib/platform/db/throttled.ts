import "server-only";

const EVERY_MS = 10 * 60 * 1000;

/**
 * Cleaning that any request may set off, done at most every ten minutes by each instance: what expires would otherwise
 * stay if its owner never returns.
 */
export function throttled(clean: () => Promise<unknown>): () => Promise<void> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    next = performance.now() + EVERY_MS;
    await clean();
  };
}
