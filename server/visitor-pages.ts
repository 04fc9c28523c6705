import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { visitorPage, type PageRequest } from "@/lib/access/screens/page-answer";
import { ownOrigin } from "@/lib/platform/env";
import { buildFolder, prerenderedPage, type PrerenderedPage } from "@/lib/platform/http/prerendered";
import { SECURITY_HEADERS } from "@/lib/platform/http/security-headers";
import { clientAddress } from "@/lib/platform/limits/address";
import { countRead } from "@/lib/platform/limits/reads";

/** Neither escapes nor doubled slashes nor files, which Next has rules for. */
const PLAIN_PATH = /^\/(?:[\w~-]+(?:\/[\w~-]+)*)?$/;

type Document = { html: Buffer; gzip: Buffer };
const documents = new Map<string, Document>();

/**
 * Answers a visitor who gets a page that the build has rendered, from memory: Next's router, middleware and handler cost ten
 * times as much (docs/performance.md).
 * @returns whether it did; all other requests are Next's.
 */
export function sendVisitorPage(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = "", headers } = request;
  // Next's own navigations ask for data.
  if (!PLAIN_PATH.test(url.split("?", 1)[0]!) || "rsc" in headers) return false;
  const asked = pageRequest(request);
  const page = visitorPage(asked);
  const prerendered = page && prerenderedPage(page.path);
  if (!prerendered || !mayRead(asked.headers)) return false;
  const document = documentOf(prerendered);
  const isGzip = acceptsGzip(headers);
  const body = isGzip ? document.gzip : document.html;
  response.statusCode = page.status;
  for (const part of [SECURITY_HEADERS, prerendered.headers, page.headers])
    for (const [name, value] of Object.entries(part)) response.setHeader(name, value);
  response.appendHeader("Vary", "Accept-Encoding");
  if (isGzip) response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

function pageRequest({ url = "", headers }: IncomingMessage): PageRequest {
  const get = (name: string) => {
    const value = headers[name.toLowerCase()];
    return typeof value === "string" ? value : null;
  };
  return { nextUrl: new URL(url, ownOrigin()), headers: { get }, cookies: cookiesOf(get("cookie") ?? "") };
}

const cookiesOf = (header: string): PageRequest["cookies"] =>
  new Map(
    header.split(/; */).map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name, { value: value.join("=") }];
    }),
  );

/** Counts the read; the middleware refuses one too many. */
function mayRead(headers: PageRequest["headers"]): boolean {
  try {
    countRead(`address:${clientAddress(headers)}`);
    return true;
  } catch {
    return false;
  }
}

function documentOf({ file }: PrerenderedPage): Document {
  const known = documents.get(file);
  if (known) return known;
  const html = readFileSync(path.join(buildFolder(), file));
  const document = { html, gzip: gzipSync(html) };
  documents.set(file, document);
  return document;
}

/** As browsers say it; anyone who weighs encodings gets the document as it is. */
const acceptsGzip = (headers: IncomingMessage["headers"]): boolean =>
  String(headers["accept-encoding"] ?? "")
    .split(",")
    .some((coding) => coding.trim() === "gzip");
