import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import { NOTICE_VERSIONS, presentVersion } from "@/lib/language/notices/versions";
import { keysOf } from "@/lib/core/objects";
import { href, inLanguage } from "@/lib/access/routes";

/** The pages for search engines besides the jobs': internal path → address. */
const PUBLIC_PAGES: ReadonlyMap<string, string> = new Map([
  ["/auth/new", href.home()],
  ["/grievance", href.grievance()],
  ["/help", href.help()],
  ...keysOf(NOTICE_VERSIONS).map((kind): [string, string] => [
    `/notices/${kind}/${presentVersion(kind)}`,
    href.notice(kind),
  ]),
]);

/** Their addresses. */
export const PUBLIC_ADDRESSES: readonly string[] = [...PUBLIC_PAGES.values()];

/**
 * Whether a visitor's page is one for search engines. The login is drawn at many addresses, and is listed at the first one
 * only; a job's public face also at its apply form's, and is listed at the job's own.
 * @param page its internal path, without the language. @param address as in the address bar.
 */
export function isForSearchEngines(page: string, address: string): boolean {
  return page === `/auth${address}` || PUBLIC_PAGES.get(page) === address;
}

/**
 * The `Link` header of a public page: its own address, and the same page in each language (`hreflang`). A header, because some
 * of these pages are drawn by the build, which does not know the origin.
 * @param address as in the address bar, without query. @param origin of our addresses.
 */
export function languageLinks(address: string, language: Language, origin: string): string {
  const link = (path: string, rest: string) => `<${origin}${path}>; ${rest}`;
  return [
    link(inLanguage(address, language), 'rel="canonical"'),
    ...LANGUAGES.map((one) => link(inLanguage(address, one), `rel="alternate"; hreflang="${one}"`)),
    link(address, 'rel="alternate"; hreflang="x-default"'),
  ].join(", ");
}
