import "server-only";
import { logError, logInfo } from "@/lib/platform/http/log";

/** Milliseconds between two failure lines about one provider, so a flapping one does not fill the log. */
const QUIET_MS = 60_000;
type State = { failing: boolean; told: boolean; quietUntil: number };

/** Logs once when a provider starts failing and once when it is back, and never the texts involved. */
export function makeOutageLog() {
  const states = new Map<string, State>();
  const stateOf = (provider: string): State => {
    const state = states.get(provider) ?? { failing: false, told: false, quietUntil: 0 };
    states.set(provider, state);
    return state;
  };
  return {
    failed(provider: string, error: unknown): void {
      const state = stateOf(provider);
      const isNew = !state.failing;
      state.failing = true;
      if (!isNew || performance.now() < state.quietUntil) return;
      state.told = true;
      state.quietUntil = performance.now() + QUIET_MS;
      logError("translation_provider_failing", error, { provider });
    },
    succeeded(provider: string): void {
      const state = stateOf(provider);
      if (state.failing && state.told) logInfo("translation_provider_back", { provider });
      state.failing = state.told = false;
    },
  };
}
export type OutageLog = ReturnType<typeof makeOutageLog>;
