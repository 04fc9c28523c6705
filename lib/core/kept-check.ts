const TIMEOUT_MS = 2_000;

/**
 * A check that fails after two seconds at most. Each one writes, so its outcome, good or bad, counts for a while.
 * @param lateMessage the error's of one that takes longer.
 */
export function keptCheck(
  check: () => Promise<unknown> | undefined,
  { keptMs, lateMessage }: { keptMs: number; lateMessage: string },
): () => Promise<void> {
  let latest: { at: number; outcome: Promise<void> } | null = null;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at > keptMs) latest = { at: now, outcome: inTime(check(), lateMessage) };
    return latest.outcome;
  };
}

async function inTime(work: Promise<unknown> | undefined, lateMessage: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${lateMessage} in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
