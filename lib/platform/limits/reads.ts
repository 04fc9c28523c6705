import "server-only";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { shared } from "@/lib/platform/shared-state";

const WINDOW_MS = 60_000;
/** A window takes about 200 bytes: 10 MB at most. */
const MAX_CALLERS = 50_000;

type Window = { count: number; endsAt: number };

const reads = shared<Map<string, Window>>("reads");

/**
 * Counts one read of a caller in a fixed window of a minute. In the memory of this instance: a statement for each read
 * would cost more than most reads do.
 * @param caller "user:" or "address:", and which.
 * @throws AppError rate_limited with Retry-After (seconds).
 */
export function countRead(caller: string): void {
  const windows = (reads.current ??= new Map());
  const now = performance.now();
  let window = windows.get(caller);
  if (!window || window.endsAt <= now) {
    windows.delete(caller);
    makeRoom(windows, now);
    windows.set(caller, (window = { count: 0, endsAt: now + WINDOW_MS }));
  }
  window.count += 1;
  if (window.count <= getEnv().LIMIT_READS_PER_MINUTE) return;
  const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
  throw new AppError("rate_limited", { retryAfter: seconds });
}

// All windows are equally long, so the first are the oldest. If none has ended, the oldest is given up: someone may then
// read more, but nobody less.
function makeRoom(windows: Map<string, Window>, now: number): void {
  for (const [caller, { endsAt }] of windows) {
    if (endsAt > now && windows.size < MAX_CALLERS) return;
    windows.delete(caller);
  }
}
