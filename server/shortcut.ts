import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import compression from "next/dist/compiled/compression/index.js";
import { releaseCompressionStream } from "next/dist/server/lib/release-compression-stream.js";
import { SECURITY_HEADERS } from "@/lib/platform/http/security-headers";
import { directOf, entrypointsOf, type Entrypoint, type Read } from "./entrypoints";
import type { FrontOptions } from "./front";
import { storedPagesOf } from "./stored-pages";

/** Set by lib/platform/http/front-server.ts, which runs in the same process: which page a request gets. */
const OPEN_PAGE = Symbol.for("kaamsetu.openPage");

type OpenedPage = {
  path: string;
  status: number;
  passed: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
};
type OpenPage = (wish: { url: string; headers: IncomingMessage["headers"] }) => Promise<OpenedPage | null>;

type Options = {
  /** Of the build. */
  folder: string;
  /** Below which the application sees its addresses. */
  origin: string;
  /** The application with Next's router and middleware. */
  handle: FrontOptions["handle"];
  /** Writes one line of the log. */
  log: FrontOptions["log"];
};

/** Neither escapes nor doubled slashes nor files. */
const PLAIN_PATH = /^\/(?:[\w~-]+(?:\/[\w~-]+)*)?$/;
/** Next reads parameters of its own from the query, which it removes where it answers alone. */
const NEXTS_PARAMETER = /^nxt/i;
/** Of browsers' navigations inside the application, and of what Next tells itself. */
const NEXTS_HEADER = /^(?:rsc$|next-|x-next|x-middleware-|x-matched-path$|x-now-|x-invoke|x-prerender-|x-invocation-)/;
const VARY = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";

/**
 * Answers plain requests with the build's entrypoints: Next's router costs as much as a short call, and with the middleware as
 * half a page. All others go Next's way, with the same answer (tests/e2e/shortcut.spec.ts).
 */
export function createShortcut({ folder, origin, handle, log }: Options): FrontOptions["handle"] {
  const find = entrypointsOf(folder);
  const stored = storedPagesOf(folder);
  const isPage = pagePattern(folder);
  const compress = compression();
  const project = { relativeProjectDir: "", distDir: folder };

  function willCompress(request: IncomingMessage, response: ServerResponse): void {
    compress(request, response, () => {});
    response.once("close", () => {
      if (!response.writableFinished) releaseCompressionStream(response);
    });
  }

  async function run(entrypoint: Entrypoint, address: string, request: IncomingMessage, response: ServerResponse) {
    willCompress(request, response);
    request.url = address;
    const protocol = request.headers["x-forwarded-proto"] === "https" ? "https" : "http";
    await entrypoint.handler(request, response, {
      waitUntil: (work) =>
        void work.catch((error: unknown) =>
          log("later_work_failed", { type: error instanceof Error ? error.name : "" }),
        ),
      requestMeta: { ...project, initURL: new URL(address, origin).href, initProtocol: protocol },
    });
  }

  /** The handler alone: Next around it costs as much as reading and writing a short answer. */
  async function answerRead(
    read: NonNullable<Read["direct"]>,
    params: object,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const headers = Object.entries(request.headers).filter(
      (header): header is [string, string] => typeof header[1] === "string",
    );
    const answer = await read({ url: new URL(request.url ?? "", origin).href, headers }, params);
    willCompress(request, response);
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) response.appendHeader(name, value);
    const body = answer.body && Buffer.from(await answer.arrayBuffer());
    if (body) response.setHeader("Content-Length", body.length);
    response.end(body);
  }

  return async (request, response) => {
    const { url = "", headers } = request;
    const [pathname = ""] = url.split("?", 1);
    const openPage = Reflect.get(globalThis, OPEN_PAGE) as OpenPage | undefined;
    if (!openPage || !isPlain(pathname, request)) return handle(request, response);

    if (pathname.startsWith("/api/")) {
      const found = await find(pathname);
      if (!found) return handle(request, response);
      setHeaders(response, { ...SECURITY_HEADERS, Vary: VARY });
      const direct = request.method === "GET" ? await directOf(found.entrypoint) : undefined;
      return direct
        ? answerRead(direct, found.params, request, response)
        : run(found.entrypoint, url, request, response);
    }

    if (!isPage.test(pathname)) return handle(request, response);
    const page = await openPage({ url, headers });
    if (!page) return handle(request, response);
    const address = page.path + url.slice(pathname.length);
    const isStored = stored.has(page.path);
    const entrypoint = isStored ? null : ((await find(page.path))?.entrypoint ?? null);
    if (!isStored && !entrypoint) return handle(request, response);
    setHeaders(response, { ...SECURITY_HEADERS, Vary: VARY, ...page.headers });
    response.statusCode = page.status;
    if (!entrypoint) return stored.send(page.path, request, response);
    for (const [name, value] of Object.entries(page.passed)) headers[name.toLowerCase()] = value;
    return run(entrypoint, address, request, response);
  };
}

const isPlain = (pathname: string, { url = "", headers }: IncomingMessage): boolean =>
  PLAIN_PATH.test(pathname) &&
  // Unescaped, as Next reads them.
  ![...new URLSearchParams(url.split("?")[1]).keys()].some((name) => NEXTS_PARAMETER.test(name)) &&
  !Object.keys(headers).some((name) => NEXTS_HEADER.test(name));

/** The addresses that the middleware sees, as its matcher says. */
function pagePattern(folder: string): RegExp {
  const file = path.join(folder, "server", "functions-config-manifest.json");
  const { functions } = JSON.parse(readFileSync(file, "utf8")) as {
    functions: Record<string, { matchers: { regexp: string }[] }>;
  };
  return new RegExp(functions["/_middleware"]!.matchers[0]!.regexp);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
