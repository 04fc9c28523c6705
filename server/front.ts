import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { cleanForwarding, isFromNearby, type TrustedNetworks } from "./forwarding";
import { makeRoomForHtml } from "./handed-html";
import { KEPT_HEADERS, keptPage, keptProblem, type KeptStatus } from "./kept-page";

const READING = ["GET", "HEAD"];
const METHODS = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Set by lib/platform/http/page-error.ts, which runs in the same process: the last time the database was unavailable, by
 * performance.now().
 */
const DATABASE_AWAY_AT = Symbol.for("kaamsetu.databaseAwayAt");

/** Set by lib/platform/http/front-server.ts: what the application is told of a page that was sent. */
const PAGE_ANSWERED = Symbol.for("kaamsetu.pageAnswered");

export type FrontOptions = {
  /** The application. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  trusted: TrustedNetworks;
  /** Headers for the answers made here, besides KEPT_HEADERS. */
  headers: Readonly<Record<string, string>>;
  /** Writes one line of the log. */
  log: (event: string, facts?: Record<string, string>) => void;
};

/**
 * Handles every request before the application: answers unsupported methods and unreadable addresses, drops forwarding
 * headers of untrusted senders, and replaces a page that failed because the database was unavailable with one that says
 * so.
 */
export function createFront({ handle, trusted, headers, log }: FrontOptions): RequestListener {
  let hasHinted = false;
  return (request, response) => {
    if (!methodsOf(request).includes(request.method ?? "")) return answer(request, response, 405, headers);
    if (!isReadable(request.url ?? "")) return answer(request, response, 400, headers);
    if (cleanForwarding(request, trusted) && !hasHinted && isFromNearby(request)) {
      hasHinted = true;
      log("forwarding_ignored", {
        hint: "Requests carry forwarding headers that are not trusted. If they come from a proxy of yours, set TRUSTED_PROXIES to its address or network.",
      });
    }
    // No page or file is long enough to be sent in parts, and Next answers a range beyond a file's end with 500. A call
    // reads its own: Safari plays a voice note only in parts.
    if (!isCall(request)) delete request.headers.range;
    if (isDocument(request)) replaceWhenAway(request, response, headers);
    // Older browsers and other programs do not say what they fetch; a page sends a document's HTML once
    // (app/[locale]/hand-html.ts). Next's own navigations ask for data.
    if (!isCall(request) && !("rsc" in request.headers)) {
      request.headers["sec-fetch-dest"] ??= "document";
      makeRoomForHtml(request, response);
    }
    tellOfPage(request, response);
    handle(request, response).catch((error: unknown) => {
      log("request_failed", { type: error instanceof Error ? error.name : typeof error });
      response.destroy();
    });
  };
}

/** Tells the application of a page once it is sent: only here are its status and its time known. Calls are logged by themselves. */
function tellOfPage(request: IncomingMessage, response: ServerResponse): void {
  const begin = performance.now();
  // The shortcut gives the request its internal address.
  const path = (request.url ?? "").split("?", 1)[0];
  response.once("close", () => {
    const tell = Reflect.get(globalThis, PAGE_ANSWERED) as ((page: object) => void) | undefined;
    const isPage = /^text\/(html|x-component)/.test(String(response.getHeader("content-type") ?? ""));
    if (!tell || !isPage) return;
    const { traceparent } = request.headers;
    tell({
      method: request.method ?? "",
      path,
      status: response.statusCode,
      ms: Math.round((performance.now() - begin) * 10) / 10,
      requestId: String(response.getHeader("x-request-id") ?? ""),
      traceparent: typeof traceparent === "string" ? traceparent : null,
    });
  });
}

const isCall = ({ url = "" }: IncomingMessage): boolean => url.startsWith("/api/");

/** Pages and files are only read; to anything else Next answers with a page, or with 500 for a file. */
const methodsOf = (request: IncomingMessage): readonly string[] => (isCall(request) ? METHODS : READING);

function isReadable(url: string): boolean {
  if (!url.startsWith("/")) return false;
  try {
    decodeURIComponent(url.split("?", 1)[0]!);
    return true;
  } catch {
    return false;
  }
}

/** Whether a browser requests a whole page, rather than data for one (RSC), an API call or a file. */
const isDocument = ({ method, url = "", headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.rsc === undefined &&
  !/^\/(api|_next|uploads)\//.test(url) &&
  acceptsHtml(headers);

const acceptsHtml = ({ accept = "" }: IncomingMessage["headers"]): boolean => accept.includes("text/html");

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: KeptStatus,
  headers: FrontOptions["headers"],
): void {
  const isProblem = isCall(request) || !acceptsHtml(request.headers);
  const body = isProblem ? keptProblem(status, request) : keptPage(status, request);
  response.writeHead(status, {
    ...KEPT_HEADERS,
    ...headers,
    "Content-Type": isProblem ? "application/problem+json; charset=utf-8" : "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    ...(status === 405 ? { Allow: methodsOf(request).join(", ") } : {}),
    ...(status === 503 ? { "Retry-After": "5" } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Replaces a document that fails with 500 while the database is unavailable with the stored page. */
function replaceWhenAway(request: IncomingMessage, response: ServerResponse, headers: FrontOptions["headers"]): void {
  const begin = performance.now();
  const { writeHead, write, end } = response;
  let isReplaced = false;

  /** Called before anything is sent. @returns whether we answer instead, and the application's answer is discarded. */
  function replaces(status: number): boolean {
    if (isReplaced) return true;
    const awayAt: unknown = Reflect.get(globalThis, DATABASE_AWAY_AT);
    if (response.headersSent || status !== 500 || typeof awayAt !== "number" || awayAt < begin) return false;
    isReplaced = true;
    Object.assign(response, { writeHead, write, end });
    const requestId = response.getHeader("x-request-id");
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    if (requestId !== undefined) response.setHeader("X-Request-Id", requestId);
    answer(request, response, 503, headers);
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
