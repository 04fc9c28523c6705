import "server-only";
import type { Instrumentation } from "next";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { databaseAwayAt } from "./front-server";
import { inRequest, logError } from "./log";
import { isLogged, markLogged } from "./logged-error";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id";

type Args = Parameters<Instrumentation.onRequestError>;

/** Logs a page that failed to render, with its request id (set by the middleware) and its path's pattern. */
export function logPageError(error: unknown, { method, headers }: Args[1], { routePath }: Args[2]): void {
  const isAway = isDatabaseUnavailable(error);
  if (isAway) databaseAwayAt.current = performance.now();
  // Next reports a page's error twice: for its data and for its document.
  if (typeof error === "object" && error !== null) {
    if (isLogged(error)) return;
    markLogged(error);
  }
  const given = headers[REQUEST_ID_HEADER.toLowerCase()];
  const event = isAway ? "database_away" : "page_failed";
  inRequest(requestIdOf(typeof given === "string" ? given : null), () =>
    logError(event, error, { method, path: routePath }),
  );
}
