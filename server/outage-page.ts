import type { IncomingMessage, ServerResponse } from "node:http";
import { databaseAwayAt } from "@/lib/platform/http/front-server";
import { acceptsHtml, isCall, sendError } from "./error-page";

const RETRY_AFTER_SECONDS = "5";

/**
 * Replaces a document that fails with 500 while the database is unavailable by a page that says so (503). Only here, because Next
 * draws a failed page's error in the browser, by script, and no page can choose its status once it has begun.
 */
export function replaceWhenAway(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  if (!isDocument(request)) return;
  const begin = performance.now();
  const { writeHead, write, end } = response;
  let isReplaced = false;

  /** Called before anything is sent. @returns whether we answer instead, and the application's answer is discarded. */
  function replaces(status: number): boolean {
    if (isReplaced) return true;
    if (response.headersSent || status !== 500 || (databaseAwayAt.current ?? 0) < begin) return false;
    isReplaced = true;
    Object.assign(response, { writeHead, write, end });
    const requestId = response.getHeader("x-request-id");
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    if (requestId !== undefined) response.setHeader("X-Request-Id", requestId);
    sendError(request, response, 503, { ...headers, "Retry-After": RETRY_AFTER_SECONDS });
    Object.assign(response, { writeHead: () => response, write: () => true, end: () => response });
    return true;
  }

  response.writeHead = (status: number, ...rest: never[]) =>
    replaces(status) ? response : writeHead.call(response, status, ...rest);
  response.write = ((...args: Parameters<typeof write>) =>
    replaces(response.statusCode) || write.apply(response, args)) as typeof write;
  response.end = ((...args: Parameters<typeof end>) =>
    replaces(response.statusCode) ? response : end.apply(response, args)) as typeof end;
}

/** Whether a browser requests a whole page, rather than data for one (RSC), an API call or a file. */
const isDocument = (request: IncomingMessage): boolean =>
  ["GET", "HEAD"].includes(request.method ?? "") &&
  !("rsc" in request.headers) &&
  !isCall(request) &&
  !/^\/(_next|uploads)\//.test(request.url ?? "") &&
  acceptsHtml(request);
