import { recall, remember } from "../browser-storage";

/**
 * The pages of a worker that stay readable without network, kept by the service worker (public/sw/reading.js). Which of them this
 * browser has is a mark in local storage: a page need not wake the service worker to know where a link leads.
 */
const READABLE = /^\/(?:applied|saved|my-work|accepted|(?:applications|jobs)\/[\da-f-]{36})?$/;
const NAME = "kaamsetu.kept";

/** Whether a page is kept once it was seen. */
export const isReadable = ({ pathname, search }: Pick<URL, "pathname" | "search">): boolean =>
  search === "" && READABLE.test(pathname);

/** Whether this browser has a page. A browser that refuses storage has none. */
export function isKept(address: Pick<URL, "pathname" | "search">): boolean {
  const paths: unknown = JSON.parse(recall(NAME) ?? "[]");
  return isReadable(address) && Array.isArray(paths) && paths.includes(address.pathname);
}

/** Whether this browser keeps any page. */
export const keepsAny = (): boolean => typeof recall(NAME) === "string";

/** @param paths of all kept pages; null if there are none any more. */
export const writeKept = (paths: readonly string[] | null): void => remember(NAME, paths && JSON.stringify(paths));
