import "server-only";
import { logError } from "@/lib/http/log";

/** Between two lines about one provider, in milliseconds: one that comes and goes does not fill the log. */
const QUIET_MS = 60_000;
type State = { failing: boolean; told: boolean; quietUntil: number };

/** Tells once when a provider begins to fail, and once when it is back; never which text it was. */
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
      if (!isNew || Date.now() < state.quietUntil) return;
      state.told = true;
      state.quietUntil = Date.now() + QUIET_MS;
      logError("translation_provider_failing", error, { provider });
    },
    succeeded(provider: string): void {
      const state = stateOf(provider);
      if (state.failing && state.told) logError("translation_provider_back", null, { provider });
      state.failing = state.told = false;
    },
  };
}
export type OutageLog = ReturnType<typeof makeOutageLog>;
