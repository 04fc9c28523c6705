import { totalmem } from "node:os";

const MB = 2 ** 20;
/** Twice what lives in it: below that, V8 collects all the time. */
const LEAST_MB = 512;
/** More than that only makes V8 keep what nobody uses any more. */
const MOST_MB = 2_048;

/**
 * The limit of the server's heap: half of the memory of its container, or else of the machine.
 * @param constrained bytes that the container may use; 0 or more than the machine has for no limit.
 * @returns megabytes, as --max-old-space-size takes them.
 */
export function heapLimit(total = totalmem(), constrained = process.constrainedMemory()): number {
  const memory = constrained > 0 ? Math.min(constrained, total) : total;
  return Math.round(Math.min(MOST_MB, Math.max(LEAST_MB, memory / 2 / MB)));
}
