import { isDatabaseUnavailable } from "./db/errors";
import { requireUtc } from "./db/probe";
import { getEnv } from "./env";
import { removeLeftoverUploads } from "./http/upload-folder";

/**
 * Checks the conditions for serving requests. A missing or invalid setting, or a database that would store wrong times,
 * stops the server here with one sentence and no stack trace. An unavailable database does not: the readiness check
 * reports when it is back.
 */
export async function checkStart(): Promise<void> {
  try {
    getEnv();
    await removeLeftoverUploads();
    await requireUtc();
  } catch (error) {
    if (isDatabaseUnavailable(error)) return;
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
