import "server-only";

const EVERY_MS = 10 * 60 * 1000;

/**
 * Cleaning that any request may set off, done at most every ten minutes by each instance: what expires would otherwise
 * stay if its owner never returns.
 */
export function nowAndThen(clean: () => Promise<unknown>): () => Promise<void> {
  let next = 0;
  return async () => {
    if (Date.now() < next) return;
    next = Date.now() + EVERY_MS;
    await clean();
  };
}
