import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

/** A page or call of Next's build, which answers a request by itself (Next's documentation: "Invoking Entrypoints"). */
export type Entrypoint = {
  handler: (
    request: IncomingMessage,
    response: ServerResponse,
    context: { waitUntil: (work: Promise<unknown>) => void; requestMeta: object },
  ) => Promise<unknown>;
  /** Of a call: its module, with a function for each method. */
  routeModule?: { ensureUserland?: () => Promise<void>; userland?: { GET?: Read } };
};

/** A handler of lib/access/route.ts, and how it answers a request that never was Next's. */
export type Read = {
  direct?: (wish: { url: string; headers: [string, string][] }, params: object) => Promise<Response>;
};

/** How a call's handler for GET answers without Next; undefined if it does not. */
export async function directOf({ routeModule }: Entrypoint): Promise<Read["direct"]> {
  await routeModule?.ensureUserland?.();
  return routeModule?.userland?.GET?.direct;
}

type Routes = { staticRoutes: Route[]; dynamicRoutes: Route[] };
type Route = { page: string; namedRegex: string };

/** An entrypoint and the parameters that the path has for it. */
type Found = { entrypoint: Entrypoint; params: Record<string, string> };

/** @param folder of a build. @returns what finds the entrypoint of an internal path; null where there is none. */
export function entrypointsOf(folder: string): (address: string) => Promise<Found | null> {
  const read = <T>(name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as T;
  const { staticRoutes, dynamicRoutes } = read<Routes>("routes-manifest.json");
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, namedRegex }) => ({
    page,
    regex: new RegExp(namedRegex),
  }));
  const names = read<Record<string, string>>("app-path-routes-manifest.json");
  const files = read<Record<string, string>>(path.join("server", "app-paths-manifest.json"));
  const fileOf = new Map(Object.entries(names).map(([name, route]) => [route, files[name]]));
  const load = createRequire(path.join(folder, "server", "any.js"));
  const loaded = new Map<string, Promise<Entrypoint>>();

  return async (address) => {
    for (const { page, regex } of routes) {
      const match = regex.exec(address);
      if (!match) continue;
      const file = fileOf.get(page);
      return file ? { entrypoint: await loadOnce(file), params: paramsOf(match.groups) } : null;
    }
    return null;
  };

  function loadOnce(file: string): Promise<Entrypoint> {
    const known = loaded.get(file);
    if (known) return known;
    // A module with an await at its top is a promise.
    const made = Promise.resolve(load(path.join(folder, "server", file)) as Entrypoint | Promise<Entrypoint>);
    loaded.set(file, made);
    return made;
  }
}

// Next's pattern names each parameter with a beginning of its own.
const paramsOf = (groups: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name.replace(/^nxtP/, ""), value]));
