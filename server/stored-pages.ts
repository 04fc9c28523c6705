import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import fresh from "next/dist/compiled/fresh/index.js";
import { generateETag } from "next/dist/server/lib/etag.js";

type StoredPage = { html: Buffer; zipped: Buffer; headers: Record<string, string> };
type Routes = { routes: Record<string, { routeType?: string; initialRevalidateSeconds?: number | false }> };
type Meta = { status?: number; headers?: Record<string, string> };

/**
 * Pages that the build has drawn and that stay as they are until the next one: sent from memory.
 * @param folder of a build. @returns what sends the page of an internal path, or says that there is none.
 */
export function storedPagesOf(folder: string) {
  const { routes } = JSON.parse(readFileSync(path.join(folder, "prerender-manifest.json"), "utf8")) as Routes;
  const known = new Map<string, StoredPage | null>();

  function find(address: string): StoredPage | null {
    const route = routes[address];
    if (route?.routeType !== "page" || route.initialRevalidateSeconds !== false) return null;
    const file = path.join(folder, "server", "app", address);
    const { status, headers = {} } = JSON.parse(readFileSync(`${file}.meta`, "utf8")) as Meta;
    if (status !== undefined && status !== 200) return null;
    const html = readFileSync(`${file}.html`);
    const own = Object.entries(headers).filter(([name]) => name !== "x-next-cache-tags");
    return {
      html,
      zipped: gzipSync(html),
      headers: {
        "x-nextjs-cache": "HIT",
        ...Object.fromEntries(own),
        ETag: generateETag(html.toString("utf8")),
        "Content-Type": "text/html; charset=utf-8",
      },
    };
  }

  return {
    has(address: string): boolean {
      // Nothing is remembered of addresses that anyone can make up.
      if (!Object.hasOwn(routes, address)) return false;
      if (!known.has(address)) known.set(address, find(address));
      return known.get(address) !== null;
    },
    /** Sends a page that there is. The answer has its status and all other headers. */
    send(address: string, request: IncomingMessage, response: ServerResponse): void {
      const { html, zipped, headers } = known.get(address)!;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (fresh(request.headers, { etag: headers.ETag })) {
        response.removeHeader("Content-Type");
        response.statusCode = 304;
        response.end();
        return;
      }
      response.appendHeader("Vary", "Accept-Encoding");
      const isZipped = takesGzip(request);
      if (isZipped) response.setHeader("Content-Encoding", "gzip");
      const body = isZipped ? zipped : html;
      response.setHeader("Content-Length", body.length);
      response.end(request.method === "HEAD" ? undefined : body);
    },
  };
}

/** As browsers say it; anyone who weighs encodings gets the page as it is. */
const takesGzip = ({ headers }: IncomingMessage): boolean =>
  String(headers["accept-encoding"] ?? "")
    .split(",")
    .some((coding) => coding.trim() === "gzip");
