import "server-only";
import { createHash } from "node:crypto";
import type { Answer, Result } from "./operation";
import { nextLink, type Page } from "./pagination";
import { isRead } from "./same-site";

/** Personal answers may be cached only by the user's own browser, and revalidated every time (304 makes that cheap). */
const PERSONAL = { "Cache-Control": "private, no-cache", Vary: "Cookie" };

/**
 * The HTTP response for a handler's result. A read gets an ETag, and 304 if the caller already has it.
 * @param url the request's URL: the next page of a list keeps its filters.
 */
export function toResponse<A extends Answer>(request: Request, url: URL, answer: A, result: Result<A>): Response {
  if (result instanceof Response) return result;
  const { status, data, headers } = toParts(url, answer, result);
  const all = new Headers({ ...PERSONAL, ...headers });
  if (status === 204) return new Response(null, { status, headers: all });
  const body = JSON.stringify(data);
  all.set("Content-Type", "application/json; charset=utf-8");
  if (!isRead(request)) return new Response(body, { status, headers: all });
  const etag = etagOf(body, all);
  all.set("ETag", etag);
  if (matches(request.headers.get("if-none-match"), etag)) {
    all.delete("Content-Type");
    return new Response(null, { status: 304, headers: all });
  }
  return new Response(body, { status, headers: all });
}

type Parts = { status: number; data?: unknown; headers?: Record<string, string> };

function toParts(url: URL, answer: Answer, result: unknown): Parts {
  if (!("kind" in answer)) return { status: 200, data: result };
  switch (answer.kind) {
    case "created":
      return { status: 201, data: result, headers: answer.location ? { Location: answer.location(result) } : {} };
    case "list": {
      // Guaranteed by Result<A>, but TypeScript does not narrow a result by its answer.
      const page = result as Page<unknown>;
      return { status: 200, data: page.items, headers: nextLink(url, page.nextCursor) };
    }
    case "nothing":
    case "bytes":
      return { status: 204 };
  }
}

const etagOf = (body: string, headers: Headers): string => {
  const hash = createHash("sha256")
    .update(body)
    .update(headers.get("Link") ?? "")
    .digest("base64url");
  return `"${hash.slice(0, 27)}"`;
};

// Weak comparison (RFC 9110): proxies that compress turn a strong tag into a weak one.
const matches = (header: string | null, etag: string): boolean =>
  header !== null && header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
