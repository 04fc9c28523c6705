import { isDatabaseUnavailable } from "./db/errors";
import { requireKnownSchema } from "./db/known-schema";
import { requireUtc } from "./db/probe";
import { getEnv, ownOrigin } from "./env";
import { NextRequest } from "next/server";
import { offerPages, watchPages, type PageWish } from "./http/front-server";
import { inRequest, logError, logInfo } from "./http/log";
import { removeLeftoverUploads } from "./http/upload-folder";
import { observe, startTraces } from "./observing/observe";
import { openPage, type OpenedPage } from "./screens/open-page";
import { routeOf } from "./screens/route-of";

/** Logs and counts each page that is sent, by the pattern of its path, and sends traces if there is a collector. */
export async function startObserving(): Promise<void> {
  watchPages(({ path, requestId, ...page }) => {
    const route = routeOf(path);
    const { method, status, ms } = page;
    observe({ ...page, requestId }, () => route);
    inRequest(requestId, () => logInfo("page", { method, path: route, status, ms }));
  });
  await startTraces((error) => logError("traces_not_sent", error));
}

/** Lets our server open pages by itself. */
export const startOffering = (): boolean => offerPages(plainPageOf);

/** The page of a request; null if it is refused or sets a cookie, which the middleware does. */
async function plainPageOf({ url, headers }: PageWish): Promise<OpenedPage | null> {
  const given = Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === "string");
  const opened = await openPage(new NextRequest(new URL(url, ownOrigin()), { headers: given }));
  return "refusal" in opened || opened.cookies.length > 0 ? null : opened;
}

/**
 * Checks the conditions for serving requests. A missing or invalid setting, or a database that would store wrong times or
 * is another version's, stops the server here with one sentence and no stack trace. An unavailable database does not: the readiness check
 * reports when it is back.
 * @param migrations the names of those that this version knows.
 */
export async function checkStart(migrations: readonly string[]): Promise<void> {
  try {
    getEnv();
    await removeLeftoverUploads();
    await requireUtc();
    await requireKnownSchema(migrations);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return;
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
