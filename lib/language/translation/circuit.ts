import { ProviderError } from "./providers/provider";

/** Consecutive failures after which a provider is not called, and for how many milliseconds. */
const FAILURES = 3;
const PAUSE_MS = 60_000;

/** The provider is in its pause: nothing was called. */
export class CircuitOpen extends Error {}

export type Circuit = ReturnType<typeof makeCircuit>;

/**
 * Keeps a failing provider from costing every request a timeout: after the pause, one trial call goes out. Ours, because
 * cockatiel's measures the pause by the clock of the day, which may be set back by an hour.
 */
export function makeCircuit({ failures = FAILURES, pauseMs = PAUSE_MS } = {}) {
  let failed = 0;
  let pauseEnds = 0;
  let isTrying = false;
  const isReady = (): boolean => failed < failures || (!isTrying && performance.now() >= pauseEnds);
  return {
    /** Whether a call may go out now; false while the trial call after a pause is running. */
    isReady,
    /**
     * Makes a call. Only a ProviderError counts as a failure.
     * @throws whatever the call throws, or CircuitOpen without calling.
     */
    async execute<T>(call: () => Promise<T>): Promise<T> {
      if (!isReady()) throw new CircuitOpen();
      const isTrial = failed >= failures;
      isTrying ||= isTrial;
      try {
        const result = await call();
        failed = 0;
        return result;
      } catch (error) {
        if (error instanceof ProviderError && ++failed >= failures) pauseEnds = performance.now() + pauseMs;
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
