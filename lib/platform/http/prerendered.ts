import { readFileSync } from "node:fs";
import path from "node:path";
import { getEnv } from "@/lib/platform/env";

/** A page that the build has rendered. */
export type PrerenderedPage = {
  /** Its document, in the folder of the build. */
  file: string;
  /** Headers of the document. */
  headers: Readonly<Record<string, string>>;
  /** Its inline scripts, as a content policy names them. */
  scripts: readonly string[];
};

let pages: ReadonlyMap<string, PrerenderedPage> | undefined;

/**
 * The page that the build has rendered for a path; undefined if it is rendered for each request.
 * @param path internal, with the language: `/hi/auth`.
 */
export const prerenderedPage = (path: string): PrerenderedPage | undefined => (pages ??= readBuild()).get(path);

/** The folder of the running build. */
export const buildFolder = (): string => path.resolve(/* turbopackIgnore: true */ getEnv().NEXT_DIST_DIR);

function readBuild(): ReadonlyMap<string, PrerenderedPage> {
  // `npm run dev` renders every page per request.
  if (getEnv().NODE_ENV !== "production") return new Map();
  try {
    return prerenderedIn(buildFolder());
  } catch (error) {
    // The pages are then served without their inline scripts: readable, but not interactive.
    console.error(error);
    return new Map();
  }
}

/** @param folder of a build, whose list scripts/lib/build-adapter.mjs has written. @throws Error if there is none. */
export function prerenderedIn(folder: string): ReadonlyMap<string, PrerenderedPage> {
  const list = readFileSync(path.join(/* turbopackIgnore: true */ folder, "prerendered.json"), "utf8");
  return new Map(Object.entries(JSON.parse(list) as Record<string, PrerenderedPage>));
}
