import "server-only";
import type { NextRequest } from "next/server";
import { getEnv } from "@/lib/platform/env";
import { newId } from "@/lib/core/new-id";
import { observe } from "@/lib/platform/observing/observe";
import { isUuid } from "@/lib/core/uuid";
import type { ErrorCode } from "./errors";
import { inRequest, logError, logInfo } from "./log";
import { transportSecurity } from "./transport-security";

/** The header with a request's id, in the request and in the answer. */
export const REQUEST_ID_HEADER = "X-Request-Id";
// Matches what proxies and tracing tools generate: no spaces, quotes or line breaks, and not long enough to fill a log.
const SANE_ID = /^[\w.:=-]{8,100}$/;

/** Facts collected while a request is being answered. */
export type RequestNotes = {
  /** The error code sent as the answer. */
  code?: ErrorCode;
  /** A failure on our side: the request's line is then an error with this event. */
  failure?: { event: string; error: unknown };
};

/** The id given by a proxy or caller if it is well-formed, else a new one. */
export const requestIdOf = (given: string | null): string => (given !== null && SANE_ID.test(given) ? given : newId());

/**
 * Answers a request and logs it in one line: method, path, status, milliseconds until the answer began, and the request
 * id. The answer carries that id too, and so does every line logged in between.
 * @param params the path's parameters, which are replaced by their names in the log unless they are ids.
 * @param cookies of a call that is answered without Next.
 */
export async function withRequestLog(
  request: Request,
  answer: (notes: RequestNotes) => Response | Promise<Response>,
  params: Promise<unknown> = Promise.resolve({}),
  cookies: NextRequest["cookies"] | null = null,
): Promise<Response> {
  const start = performance.now();
  const requestId = requestIdOf(request.headers.get(REQUEST_ID_HEADER));
  return inRequest(
    requestId,
    async () => {
      const notes: RequestNotes = {};
      const response = await answer(notes);
      const headers = { [REQUEST_ID_HEADER]: requestId, ...transportSecurity(getEnv()) };
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      const { status } = response;
      const path = loggedPath(new URL(request.url).pathname, await params);
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const facts = { method: request.method, path, status, ms, ...(notes.code ? { code: notes.code } : {}) };
      const traceparent = request.headers.get("traceparent");
      observe({ method: request.method, status, ms, requestId, traceparent }, () => routeOf(path));
      if (notes.failure) logError(notes.failure.event, notes.failure.error, facts);
      else logInfo("request", facts, isProbe(path) && status < 400 ? "debug" : "info");
      return response;
    },
    request.headers,
    cookies,
  );
}

// Orchestrators and Prometheus come every few seconds.
const isProbe = (path: string): boolean => path.startsWith("/api/health/") || path === "/api/metrics";

/** The pattern of a logged path: few enough of them to be counted one by one. */
const routeOf = (path: string): string =>
  path
    .split("/")
    .map((segment) => (isUuid(segment) ? "{id}" : segment))
    .join("/")
    .replace(/(?:\/\{path\})+$/, "/{path}");

/**
 * A path as it may be logged: ids stay, because operators search for them; any other parameter may be user input and is
 * replaced by its name.
 */
function loggedPath(pathname: string, params: unknown): string {
  const names = new Map(
    Object.entries(params ?? {}).flatMap(([name, value]) => [value].flat().map((part) => [String(part), name])),
  );
  return pathname
    .split("/")
    .map((segment) => {
      if (isUuid(segment)) return segment;
      const name = names.get(segment);
      if (name) return `{${name}}`;
      return /^[a-z.-]*$/.test(segment) ? segment : "{other}";
    })
    .join("/");
}
