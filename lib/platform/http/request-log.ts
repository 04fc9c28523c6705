import "server-only";
import { getEnv } from "@/lib/platform/env";
import { isUuid } from "@/lib/core/uuid";
import type { ErrorCode } from "./errors";
import { inRequest, logError, logInfo } from "./log";
import { observeRequest } from "./observe-request";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id";
import { transportSecurity } from "./transport-security";

/** Facts collected while a request is being answered. */
export type RequestNotes = {
  /** The error code sent as the answer. */
  code?: ErrorCode;
  /** A failure on our side: the request's line is then an error with this event. */
  failure?: { event: string; error: unknown };
};

/**
 * Answers a request and logs it in one line: method, path, status, milliseconds until the answer began, and the request
 * id. The answer carries that id too, and so does every line logged in between.
 * @param params the path's parameters, which are replaced by their names in the log unless they are ids.
 */
export async function withRequestLog(
  request: Request,
  answer: (notes: RequestNotes) => Response | Promise<Response>,
  params: Promise<unknown> = Promise.resolve({}),
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
      observeRequest({ method: request.method, status, ms, requestId, traceparent }, () => routeOf(path));
      if (notes.failure) logError(notes.failure.event, notes.failure.error, facts);
      else logInfo("request", facts, isProbe(path) && status < 400 ? "debug" : "info");
      return response;
    },
    request.headers,
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
