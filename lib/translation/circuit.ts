import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleType } from "cockatiel";
import { ProviderError } from "./providers/provider";

/** Consecutive failures after which a provider is not called, and for how many milliseconds. */
const FAILURES = 3;
const PAUSE_MS = 60_000;

export type Circuit = ReturnType<typeof makeCircuit>;

/** Keeps a failing provider from costing every request a timeout: after the pause, one trial call goes out. */
export function makeCircuit({ failures = FAILURES, pauseMs = PAUSE_MS } = {}) {
  const breaker = circuitBreaker(handleType(ProviderError), {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  // The breaker only notices the end of a pause when it is called.
  let pauseEnds = 0;
  breaker.onBreak(() => {
    pauseEnds = Date.now() + pauseMs;
  });
  return {
    /** Whether a call may go out now; false while the trial call after a pause is running. */
    isReady: (): boolean =>
      breaker.state === CircuitState.Closed || (breaker.state === CircuitState.Open && Date.now() >= pauseEnds),
    /**
     * Makes a call. Only a ProviderError counts as a failure; other errors are ignored by the breaker.
     * @throws whatever the call throws, or cockatiel's BrokenCircuitError without calling.
     */
    execute: <T>(call: () => Promise<T>): Promise<T> => breaker.execute(call),
  };
}
