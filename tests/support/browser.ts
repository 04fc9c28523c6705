import { AsyncLocalStorage } from "node:async_hooks";
import { NextRequest } from "next/server";
import { vi } from "vitest";

/**
 * A stand-in for one browser: keeps cookies and calls the real route handlers in this process. Only Next's own
 * plumbing is replaced: `cookies()` of next/headers reads and writes this browser's jar.
 */
export type Browser = {
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  cookies: Map<string, string>;
};
/** `raw` is sent as it stands, under the content type that `headers` name. */
type CallOptions = { json?: unknown; form?: FormData; raw?: string; headers?: Record<string, string> };
export type Answer = { status: number; body: unknown; headers: Headers };

type Handler = (request: NextRequest, context: { params: Promise<unknown> }) => Promise<Response>;
const MODULES = import.meta.glob<Record<string, Handler>>([
  "/app/api/**/route.ts",
  "/app/uploads/**/route.ts",
  "/app/session-ended/route.ts",
]);

/** Every route file as a path pattern with its loader. */
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

/** Every `METHOD path` that the application answers. */
export async function allOperations(): Promise<string[]> {
  const operations: string[] = [];
  for (const { path, load } of ROUTES) {
    const methods = Object.keys(await load()).filter((name) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(name));
    operations.push(...methods.map((method) => `${method} ${path}`));
  }
  return operations.sort();
}

// Calls of several browsers run at once: each finds its own jar through its own chain of awaits.
const jars = new AsyncLocalStorage<Map<string, string>>();

vi.mock("next/headers", () => ({
  cookies: () => {
    const jar = jars.getStore()!;
    return Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)! } : undefined),
      set: (name: string, value: string, options: { maxAge?: number } = {}) => {
        if (options.maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      },
    });
  },
}));

const findRoute = (pathname: string) => {
  // A literal segment beats a parameter (/service-applications/accepted is no id), and that beats the rest of a path.
  const vagueness = ({ path }: { path: string }) => path.split("[").length + (path.includes("[...") ? 10 : 0);
  const found = ROUTES.filter(({ pattern }) => pattern.test(pathname));
  return found.sort((a, b) => vagueness(a) - vagueness(b))[0];
};

/** @param start cookies that the browser begins with. */
export function openBrowser(start: Record<string, string> = {}): Browser {
  const cookies = new Map(Object.entries(start));
  return {
    cookies,
    async call(method, path, { json, form, raw, headers = {} } = {}) {
      const url = new URL(path, "http://localhost:3000");
      const route = findRoute(url.pathname);
      // As Next does: HEAD runs the handler of GET.
      const handler = route && (await route.load())[method === "HEAD" ? "GET" : method];
      if (!handler) return { status: route ? 405 : 404, body: null, headers: new Headers() };
      const request = new NextRequest(url, {
        method,
        headers: {
          host: "localhost:3000",
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(json === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        body: json === undefined ? (form ?? raw ?? null) : JSON.stringify(json),
      });
      const params = Promise.resolve({ ...route.pattern.exec(url.pathname)?.groups });
      const response = await jars.run(cookies, () => handler(request, { params }));
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json") ?? false;
      return {
        status: response.status,
        body: isJson ? (JSON.parse(text) as unknown) : text,
        headers: response.headers,
      };
    },
  };
}
