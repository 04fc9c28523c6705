import { isDatabaseUnavailable } from "./db/errors";
import { requireUtc } from "./db/probe";
import { getEnv } from "./env";

/**
 * What must hold before the first request. A missing or wrong setting, or a database that would store wrong times, stops
 * the server here with one sentence and no stack. A database that is away is no reason: readiness tells when it is there.
 */
export async function checkStart(): Promise<void> {
  try {
    getEnv();
    await requireUtc();
  } catch (error) {
    if (isDatabaseUnavailable(error)) return;
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
