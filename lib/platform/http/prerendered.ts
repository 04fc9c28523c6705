import { readFileSync } from "node:fs";
import path from "node:path";
import { getEnv } from "@/lib/platform/env";
import { logError } from "./log";
import { scriptHash } from "./page-policy";

type Hashes = ReadonlyMap<string, readonly string[]>;

let known: Hashes | undefined;

/**
 * The hashes of the inline scripts in a page prerendered by the build; empty for other pages.
 * @param page its internal path, with the language: `/hi/auth`.
 */
export function prerenderedScripts(page: string): readonly string[] {
  known ??= readBuild();
  return known.get(page) ?? [];
}

function readBuild(): Hashes {
  const { NODE_ENV, NEXT_DIST_DIR } = getEnv();
  // `npm run dev` renders every page per request.
  if (NODE_ENV === "development") return new Map();
  try {
    return hashesOf(path.resolve(/* turbopackIgnore: true */ NEXT_DIST_DIR));
  } catch (error) {
    // The pages are then served without their inline scripts: readable, but not interactive.
    logError("build_not_read", error);
    return new Map();
  }
}

/** @param folder of a production build. @returns the hashes by page. @throws Error if there is none. */
export function hashesOf(folder: string): Hashes {
  const manifest = readFileSync(path.join(/* turbopackIgnore: true */ folder, "prerender-manifest.json"), "utf8");
  const { routes } = JSON.parse(manifest) as { routes: Record<string, { routeType?: string }> };
  const pages = Object.keys(routes).filter((page) => routes[page]!.routeType === "page");
  return new Map(
    pages.map((page) => {
      const html = readFileSync(path.join(/* turbopackIgnore: true */ folder, "server", "app", `${page}.html`), "utf8");
      return [page, inlineScripts(html).map(scriptHash)];
    }),
  );
}

/** The texts of a document's inline scripts. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text!);
