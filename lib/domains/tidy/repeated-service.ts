import "server-only";
import { logFailure } from "@/lib/platform/http/log-failure";

const EVERY_MS = 5 * 60 * 1000;

/**
 * Runs a task every five minutes for as long as the server runs; a run that takes longer is not joined by another. After
 * a failure the next run tries again.
 * @param failed the event of a failure's line in the log.
 */
export function everyFiveMinutes(task: () => Promise<unknown>, failed: string): void {
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await task();
    } catch (error) {
      logFailure(failed, error);
    } finally {
      isRunning = false;
    }
  };
  // It must not keep the process alive.
  setInterval(() => void run(), EVERY_MS).unref();
}
