/** Failures in a row after which a provider is left alone, and for how many milliseconds. */
const FAILURES = 3;
const PAUSE_MS = 60_000;

export type Circuit = ReturnType<typeof makeCircuit>;

/** Keeps a provider that fails from costing every request its time-out: after the pause one call tries again. */
export function makeCircuit({ failures = FAILURES, pauseMs = PAUSE_MS } = {}) {
  let failed = 0;
  let closedUntil = 0;
  const isReady = () => failed < failures || Date.now() >= closedUntil;
  return {
    /** Whether a call may go out now. */
    isReady,
    /** Whether a call may go out, which after a pause only the first caller is told: it is the trial. */
    enter(): boolean {
      if (!isReady()) return false;
      if (failed >= failures) closedUntil = Date.now() + pauseMs;
      return true;
    },
    succeeded(): void {
      failed = 0;
    },
    failed(): void {
      failed += 1;
      if (failed >= failures) closedUntil = Date.now() + pauseMs;
    },
  };
}
