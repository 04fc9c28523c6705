/**
 * A screen's path is written in several places: the addresses (routes.ts), the table of screens, the folder of its page, the
 * middleware's matcher, and the pages kept for the time without network. Here they agree.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isReadable } from "@/components/shared/reading/kept-paths";
import { FRESHENED, LIST } from "@/components/shared/reading/still-document";
import { href } from "@/lib/access/routes";
import { PAGES, screenFor } from "@/lib/access/screens/screens";
import { keysOf } from "@/lib/core/objects";
import { listFiles } from "../../structure/files";

const ROOT = path.resolve(import.meta.dirname, "../..");
const ID = "01a1fd6b-793e-712b-beda-6061c0264fa3";
const AUDIENCES = [null, "worker", "employer", "admin"] as const;

const files = listFiles(ROOT);
/** The routes of the files with a name, such as `/jobs/[jobId]`, below a folder of `app/`. */
const routesOf = (name: RegExp, folder: string): string[] =>
  files
    .filter((file) => file.startsWith(`${folder}/`) && name.test(file))
    .map((file) => path.posix.dirname(file.slice(folder.length)).replaceAll(/\/\([^/]+\)/g, "") || "/");

const fits = (route: string, address: string): boolean =>
  new RegExp(`^${route.replaceAll(/\[\w+\]/g, "[^/]+")}$`).test(address);

const pages = routesOf(/\/page\.tsx$/, "app/[locale]");

/** Addresses of other things than pages. */
const NO_PAGES = /^\/(?:api|uploads|category|previews|manifest\.webmanifest)(?:\/|\?|$)/;

/** Arguments of addresses that take no id. */
const SAMPLES: Partial<Record<keyof typeof href, unknown>> = {
  ...{ interface: null, notice: "terms", profileStep: "work", smallPhoto: "/uploads/one.webp" },
};

/** All addresses that the product links to, without query and fragment. */
const addresses = keysOf(href)
  .map((name) => (href[name] as (argument: unknown) => string)(name in SAMPLES ? SAMPLES[name] : ID))
  .filter((address) => !NO_PAGES.test(address))
  .map((address) => new URL(address, "http://localhost").pathname);

/** An example of a path that a pattern of the table fits. */
const exampleOf = ({ source }: RegExp): string =>
  source
    .replaceAll("\\", "")
    .replaceAll(/^\^|\$$/g, "")
    .replaceAll(/\(?\[\^\/\]\+\)?/g, ID)
    .replaceAll(/\((\w+)\|[^)]*\)/g, "$1");
const examples = Object.values(PAGES)
  .flat()
  .map(({ pattern }) => exampleOf(pattern));

test("every address of routes.ts has a screen", () => {
  const lost = addresses.filter((address) =>
    AUDIENCES.every((audience) => screenFor(address, audience).kind === "not_found"),
  );
  expect(addresses.length).toBeGreaterThan(35);
  expect(lost).toEqual([]);
});

test("every screen of the table has a page, and every page a screen", () => {
  const shown = [...addresses, ...examples, href.interface("jobs")]
    .flatMap((address) => AUDIENCES.map((audience) => screenFor(address, audience)))
    .flatMap((screen) => (screen.kind === "page" ? [screen.path] : []));
  expect(shown.filter((internal) => !pages.some((route) => fits(route, internal)))).toEqual([]);
  // These are chosen by the middleware for what the table calls by another name.
  const named = /^\/(?:auth|admin-login|forgot-password|access-restricted|missing|not-found-screen|offline)(?:\/|$)/;
  expect(pages.filter((route) => !named.test(route) && !shown.some((internal) => fits(route, internal)))).toEqual([]);
});

test("the middleware is asked for every page, and for nothing else that has an address", () => {
  const [, matcher = ""] = /"(\/\(\(\?!.+)",/.exec(readFileSync(path.join(ROOT, "middleware.ts"), "utf8")) ?? [];
  // A string of the source: each backslash is written twice.
  const isAsked = new RegExp(`^${matcher.replaceAll("\\\\", "\\")}$`);
  expect([...addresses, ...examples].filter((address) => !isAsked.test(address))).toEqual([]);
  const others = [
    ...files.filter((file) => file.startsWith("public/")).map((file) => file.slice("public".length)),
    ...routesOf(/\/route\.tsx?$/, "app"),
    "/_next/static/chunks/main.js",
  ];
  expect(others.length).toBeGreaterThan(50);
  expect(others.filter((address) => isAsked.test(address))).toEqual([]);
});

test("the pages kept for the time without network are workers' pages", () => {
  const kept = addresses.filter((address) => isReadable({ pathname: address, search: "" }));
  expect(kept.length).toBeGreaterThanOrEqual(6);
  for (const address of kept)
    expect(screenFor(address, "worker"), address).toMatchObject({ kind: "page", path: address });
  for (const address of FRESHENED) expect(kept).toContain(address);
  expect(screenFor(LIST, null)).toMatchObject({ kind: "page", path: LIST });
});
