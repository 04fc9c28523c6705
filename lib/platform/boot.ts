import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { requireKnownSchema } from "@/lib/platform/db/known-schema";
import { requireUtc } from "@/lib/platform/db/probe";
import { getEnv } from "@/lib/platform/env";
import { CANNOT_START } from "@/lib/core/exit-code";
import { pageAnswered } from "@/lib/platform/http/front-server";
import { inRequest, logInfo } from "@/lib/platform/http/log";
import { observeRequest } from "@/lib/platform/http/observe-request";
import { removeLeftoverUploads } from "@/lib/platform/http/upload-folder";
import { uploadsProblem } from "@/lib/platform/uploads/probe";

/** Logs and counts each page that is sent. @param routeOf gives the pattern of its path. */
export function watchPages(routeOf: (path: string) => string): void {
  pageAnswered.current = ({ path, requestId, ...page }) => {
    const route = routeOf(path);
    const { method, status, ms } = page;
    observeRequest({ ...page, requestId }, () => route);
    inRequest(requestId, () => logInfo("page", { method, path: route, status, ms }));
  };
}

type Check = () => Promise<void>;

/** A database that was unavailable at the start is looked at again so often. */
const AGAIN_MS = 5_000;

/**
 * Checks the conditions for serving requests. A missing or invalid setting, or a database that would store wrong times or
 * is another version's, stops the server here with one sentence and no stack trace. An unavailable database does not, nor
 * does a folder for pictures that cannot be written: the readiness check reports when it is back, and the database is checked then.
 * @param migrations the names of those that this version knows. @param further checks of the database's content.
 */
export async function checkStart(migrations: readonly string[], ...further: Check[]): Promise<void> {
  await orStop(async () => {
    getEnv();
    const problem = await uploadsProblem();
    if (problem) console.error(problem);
    await removeLeftoverUploads();
  });
  await checkDatabase([requireUtc, () => requireKnownSchema(migrations), ...further]);
}

async function checkDatabase(checks: readonly Check[]): Promise<void> {
  await orStop(async () => {
    try {
      for (const check of checks) await check();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      setTimeout(() => void checkDatabase(checks), AGAIN_MS).unref();
    }
  });
}

async function orStop(work: Check): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(CANNOT_START);
  }
}
