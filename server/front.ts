import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { pageAnswered } from "@/lib/platform/http/front-server";
import { isCall, sendError } from "./error-page";
import { cleanForwarding, isFromNearby, type TrustedNetworks } from "./forwarding";
import { replaceWhenAway } from "./outage-page";

const READING = ["GET", "HEAD"];
const METHODS = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type FrontOptions = {
  /** The application. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  trusted: TrustedNetworks;
  /** Further headers for the errors that are answered here. */
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
    const allowed = methodsOf(request);
    if (!allowed.includes(request.method ?? ""))
      return sendError(request, response, 405, { ...headers, Allow: allowed.join(", ") });
    if (!isReadable(request.url ?? "")) return sendError(request, response, 400, headers);
    if (cleanForwarding(request, trusted) && !hasHinted && isFromNearby(request)) {
      hasHinted = true;
      log("forwarding_ignored", {
        hint: "Requests carry forwarding headers that are not trusted. If they come from a proxy of yours, set TRUSTED_PROXIES to its address or network.",
      });
    }
    // No page or file is long enough to be sent in parts, and Next answers a range beyond a file's end with 500. A call
    // reads its own: Safari plays a voice note only in parts.
    if (!isCall(request)) delete request.headers.range;
    replaceWhenAway(request, response, headers);
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
  // Next changes the request's.
  const path = (request.url ?? "").split("?", 1)[0]!;
  response.once("close", () => {
    const isPage = /^text\/(html|x-component)/.test(String(response.getHeader("content-type") ?? ""));
    if (!isPage) return;
    const { traceparent } = request.headers;
    pageAnswered.current?.({
      method: request.method ?? "",
      path,
      status: response.statusCode,
      ms: Math.round((performance.now() - begin) * 10) / 10,
      requestId: String(response.getHeader("x-request-id") ?? ""),
      traceparent: typeof traceparent === "string" ? traceparent : null,
    });
  });
}

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
