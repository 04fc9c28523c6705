import "server-only";
import { createHash } from "node:crypto";
import { isRead } from "./same-site";

/** What a handler answers when JSON with 200 is not enough. */
export class Reply<T = unknown> {
  constructor(
    readonly data: T,
    readonly options: { status?: number; headers?: Record<string, string> } = {},
  ) {}
}

/** Personal answers may be kept by the asking browser only, and asked for again each time (304 makes that cheap). */
const PRIVATE = "private, no-cache";

/** The HTTP answer to a handler's result; that to a read carries an ETag and answers 304 when the caller has it already. */
export function toResponse(request: Request, result: unknown): Response {
  if (result instanceof Response) return result;
  const reply = result instanceof Reply ? result : new Reply(result);
  const status = reply.options.status ?? (reply.data === undefined ? 204 : 200);
  const headers = new Headers({ "Cache-Control": PRIVATE, Vary: "Cookie", ...reply.options.headers });
  if (reply.data === undefined) return new Response(null, { status, headers });
  const body = JSON.stringify(reply.data);
  headers.set("Content-Type", "application/json; charset=utf-8");
  if (!isRead(request) || status !== 200) return new Response(body, { status, headers });
  const etag = `"${createHash("sha256")
    .update(body)
    .update(headers.get("Link") ?? "")
    .digest("base64url")
    .slice(0, 27)}"`;
  headers.set("ETag", etag);
  if (matches(request.headers.get("if-none-match"), etag)) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status, headers });
}

// Weak comparison (RFC 9110): proxies that compress turn a strong tag into a weak one.
const matches = (header: string | null, etag: string): boolean =>
  header !== null && header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
