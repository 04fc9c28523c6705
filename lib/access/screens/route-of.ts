import { NOTICE_VERSIONS } from "@/lib/language/notices/versions";
import { href, INTERFACE_GROUPS } from "@/lib/access/routes";
import { PAGES } from "./screens";

/** Pages of visitors only, and of everyone. */
const OTHERS = ["/admin-login", "/forgot-password", "/forgot-password/call", "/forgot-password/sent", "/offline"];

const ROUTES: readonly { pattern: RegExp; route: string }[] = [
  ...Object.values(PAGES).flatMap((pages) => pages.map(({ pattern }) => ({ pattern, route: readable(pattern) }))),
  ...OTHERS.map((route) => ({ pattern: new RegExp(`^${route}$`), route })),
  { pattern: new RegExp(`^${href.interface()}(?:/(?:${INTERFACE_GROUPS.join("|")}))?$`), route: href.interface() },
  ...Object.keys(NOTICE_VERSIONS).map((kind) => ({
    pattern: new RegExp(`^/${kind}(?:/[\\d-]+)?$`),
    route: `/${kind}`,
  })),
];

/** The pattern of a page's path, `/jobs/{id}`, for figures and logs: a path could hold anything someone has typed. */
export const routeOf = (path: string): string => ROUTES.find(({ pattern }) => pattern.test(path))?.route ?? "{other}";

/** A regular expression for a path as people write it. */
function readable({ source }: RegExp): string {
  return source
    .replaceAll("\\", "")
    .replace(/^\^|\$$/g, "")
    .replace(/\(?\[\^\/\]\+\)?/g, "{id}");
}
