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
};

type Routes = { staticRoutes: Route[]; dynamicRoutes: Route[] };
type Route = { page: string; regex: string };

/** @param folder of a build. @returns what finds the entrypoint of an internal path; null where there is none. */
export function entrypointsOf(folder: string): (address: string) => Promise<Entrypoint | null> {
  const read = <T>(name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as T;
  const { staticRoutes, dynamicRoutes } = read<Routes>("routes-manifest.json");
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const names = read<Record<string, string>>("app-path-routes-manifest.json");
  const files = read<Record<string, string>>(path.join("server", "app-paths-manifest.json"));
  const fileOf = new Map(Object.entries(names).map(([name, route]) => [route, files[name]]));
  const load = createRequire(path.join(folder, "server", "any.js"));
  const loaded = new Map<string, Promise<Entrypoint>>();

  return async (address) => {
    const route = routes.find(({ regex }) => regex.test(address));
    const file = route && fileOf.get(route.page);
    if (!file) return null;
    const known = loaded.get(file);
    if (known) return known;
    // A module with an await at its top is a promise.
    const made = Promise.resolve(load(path.join(folder, "server", file)) as Entrypoint | Promise<Entrypoint>);
    loaded.set(file, made);
    return made;
  };
}
