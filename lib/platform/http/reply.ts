import "server-only";
import { createHash } from "node:crypto";
import type { Language } from "@/lib/language/i18n/languages";
import type { Answer, Result, Spec } from "@/lib/platform/http/operation";
import { nextLink, type Page } from "./pagination";
import { isRead } from "./same-site";

/** Personal answers: the user's own browser may cache them, but revalidates every time (304 makes that cheap). */
const REVALIDATED = { "Cache-Control": "private, no-cache", Vary: "Cookie" };
/** Answers that no browser may write to disk. */
const NEVER_STORED = { "Cache-Control": "private, no-store" };

/**
 * The HTTP response for a handler's result. A read gets an ETag, and 304 if the caller already has it, unless it must
 * not be stored.
 * @param url the request's URL: the next page of a list keeps its filters.
 */
export function toResponse<S extends Spec>(
  request: Request,
  url: URL,
  { answer, neverStored }: S,
  result: Result<S["answer"]>,
): Response {
  if (result instanceof Response) return result;
  const { status, data, headers } = toParts(url, answer, result);
  const isStored = isRead(request) && !neverStored;
  const all: Record<string, string> = { ...(isStored ? REVALIDATED : NEVER_STORED), ...headers };
  if (status === 204) return new Response(null, { status, headers: all });
  const body = JSON.stringify(data);
  if (isStored) {
    const etag = etagOf(body, all.Link);
    all.ETag = etag;
    if (hasCurrent(request, etag)) return new Response(null, { status: 304, headers: all });
  }
  return new Response(body, { status, headers: { ...all, "Content-Type": "application/json; charset=utf-8" } });
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
      return { status: 204, headers: answer.headers ?? {} };
    case "bytes":
      return { status: 204 };
  }
}

const etagOf = (body: string, link = ""): string => {
  const hash = createHash("sha256").update(body).update(link).digest("base64url");
  return `"${hash.slice(0, 27)}"`;
};

/**
 * Whether the caller already has the version named by the ETag (If-None-Match). Weak comparison (RFC 9110): proxies
 * that compress turn a strong tag into a weak one.
 */
export const hasCurrent = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);

/** Names the language of an answer with texts. */
export function inLanguage(language: Language, response: Response): Response {
  const { headers } = response;
  const hasTexts = /^(?:text\/(?:html|calendar)|application\/json)/.test(headers.get("Content-Type") ?? "");
  if (hasTexts && !headers.has("Content-Language")) headers.set("Content-Language", language);
  return response;
}
