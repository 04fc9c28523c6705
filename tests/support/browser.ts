import { NextRequest, NextResponse } from "next/server";
import { calls } from "./calls";
import { requireContract } from "./contract";

/**
 * Simulates one browser: keeps cookies and calls the real route handlers in this process. Only Next's own plumbing is
 * replaced (tests/setup/next-headers.ts): `cookies()` reads and writes this browser's jar. Every answer is checked
 * against the description of its operation.
 */
export type Browser = {
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  cookies: Map<string, string>;
};
/** `raw` is sent unchanged, with the content type given in `headers`. */
type CallOptions = {
  json?: unknown;
  form?: FormData;
  raw?: string | ReadableStream<Uint8Array>;
  headers?: Record<string, string>;
  /** Ends a stream of events; without it the stream is closed at once. */
  signal?: AbortSignal;
};
export type Answer = { status: number; body: unknown; headers: Headers };

type Handler = ((request: NextRequest, context: { params: Promise<unknown> }) => Promise<Response>) & {
  /** The description that route() was given. */
  spec?: object;
  /** Whether it answers for a method that the path does not serve. */
  isRefusal?: boolean;
};
const MODULES = import.meta.glob<Record<string, Handler>>([
  "/app/api/**/route.ts",
  "/app/uploads/**/route.ts",
  "/app/session-ended/route.ts",
  "/app/manifest.webmanifest/route.ts",
  "/app/previews/**/route.ts",
  "/app/sitemap.xml/route.ts",
  "/app/.well-known/**/route.ts",
]);

/** Every route file, with its path pattern and loader. */
const ROUTES = Object.entries(MODULES).map(([file, load]) => ({
  path: file.replace(/^\/app/, "").replace(/\/route\.ts$/, ""),
  pattern: new RegExp(
    `^${file
      .replace(/^\/app/, "")
      .replace(/\/route\.ts$/, "")
      .replace(/\[\.\.\.(\w+)\]/g, "(?<$1>.+)")
      .replace(/\[(\w+)\]/g, "(?<$1>[^/]+)")}$`,
  ),
  load,
}));

/** Every handler with the `METHOD path` that the application serves it under. */
export async function allHandlers(): Promise<{ name: string; handler: Handler }[]> {
  const handlers: { name: string; handler: Handler }[] = [];
  for (const { path, load } of ROUTES) {
    const served = Object.entries(await load()).filter(
      ([name, { isRefusal }]) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(name) && !isRefusal,
    );
    handlers.push(...served.map(([method, handler]) => ({ name: `${method} ${path}`, handler })));
  }
  return handlers;
}

/** Every `METHOD path` that the application answers. */
export const allOperations = async (): Promise<string[]> => (await allHandlers()).map(({ name }) => name).sort();

const findRoute = (pathname: string) => {
  // A literal segment wins over a parameter (/service-applications/accepted is not an id), and a parameter over a
  // catch-all.
  const wildcardCount = ({ path }: { path: string }) => path.split("[").length + (path.includes("[...") ? 10 : 0);
  const found = ROUTES.filter(({ pattern }) => pattern.test(pathname));
  return found.sort((a, b) => wildcardCount(a) - wildcardCount(b) || b.path.length - a.path.length)[0];
};

/** Parameters as Next passes them: a catch-all as its segments. */
function paramsOf({ path, pattern }: (typeof ROUTES)[number], { pathname }: URL): Record<string, string | string[]> {
  const groups = Object.entries(pattern.exec(pathname)?.groups ?? {});
  return Object.fromEntries(
    groups.map(([name, value]) => [name, path.includes(`[...${name}]`) ? value.split("/") : value]),
  );
}

/** Loads the handlers of these paths: a file's first test would wait for them, longer than any of its tests takes. */
export const loadHandlers = (...paths: string[]): Promise<unknown> =>
  Promise.all(paths.map((path) => findRoute(path)!.load()));

/** Stores the cookies set by the response itself, next to those set through `cookies()`. */
function keepCookies(jar: Map<string, string>, { headers }: Response): void {
  for (const { name, value } of new NextResponse(null, { headers }).cookies.getAll()) {
    if (!value) jar.delete(name);
    else jar.set(name, value);
  }
}

const isEventStream = ({ headers }: Response) => (headers.get("content-type") ?? "").startsWith("text/event-stream");

/** All that arrives until the stream ends or `signal` does, as a browser that goes away. */
async function readEvents({ body }: Response, signal = AbortSignal.abort()): Promise<string> {
  if (!body) return ""; // to HEAD
  const reader = body.getReader();
  const leave = () => void reader.cancel();
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
}

/** @param start cookies the browser starts with. */
export function openBrowser(start: Record<string, string> = {}): Browser {
  const cookies = new Map(Object.entries(start));
  return {
    cookies,
    async call(method, path, { json, form, raw, headers = {}, signal } = {}) {
      const url = new URL(path, "http://localhost:3000");
      const route = findRoute(url.pathname);
      // As in Next, HEAD runs the handler of GET.
      const handler = route && (await route.load())[method === "HEAD" ? "GET" : method];
      if (!handler) return { status: route ? 405 : 404, body: null, headers: new Headers() };
      // As bytes, as they arrive: Node 24 goes on filling a form's own stream after a handler has refused it.
      const encoded = form && new Response(form);
      const request = new NextRequest(url, {
        method,
        headers: {
          host: "localhost:3000",
          cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
          ...(json === undefined ? {} : { "content-type": "application/json" }),
          ...(encoded ? { "content-type": encoded.headers.get("content-type")! } : {}),
          ...headers,
        },
        body: json === undefined ? ((await encoded?.arrayBuffer()) ?? raw ?? null) : JSON.stringify(json),
        ...(raw instanceof ReadableStream ? { duplex: "half" as const } : {}),
      });
      const call = { jar: cookies, headers: request.headers };
      const response = await calls.run(call, () => handler(request, { params: Promise.resolve(paramsOf(route, url)) }));
      keepCookies(cookies, response);
      const text = await (isEventStream(response) ? readEvents(response, signal) : response.text());
      const isJson = /^application\/(problem\+)?json/.test(response.headers.get("content-type") ?? "");
      const answer = {
        status: response.status,
        body: isJson ? (JSON.parse(text) as unknown) : text,
        headers: response.headers,
      };
      // next-auth's one handler serves several operations.
      requireContract(`${method} ${route.path.includes("[...nextauth]") ? url.pathname : route.path}`, answer);
      return answer;
    },
  };
}
