import "server-only";
import { createHash } from "node:crypto";
import type { Answer, Result } from "./operation";
import { nextLink, type Page } from "./pagination";
import { isRead } from "./same-site";

/** Personal answers may be kept by the asking browser only, and asked for again each time (304 makes that cheap). */
const PERSONAL = { "Cache-Control": "private, no-cache", Vary: "Cookie" };

/**
 * The HTTP answer to a handler's result. That to a read carries an ETag, and is 304 when the caller has it already.
 * @param url of the request: the next page of a list has the same filters.
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
      const page = result as Page<unknown>; // as Result<A> has it; TypeScript does not narrow a result by its answer
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
