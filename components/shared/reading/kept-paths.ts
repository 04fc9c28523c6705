/**
 * The pages of a worker that stay readable without network, kept by the service worker (public/sw/reading.js). Which of them this
 * browser has is a mark in local storage: a page need not wake the service worker to know where a link leads.
 */
const READABLE = /^\/(?:applied|saved|my-work|accepted|(?:applications|jobs)\/[\da-f-]{36})?$/;
const NAME = "kaamsetu.kept";

/** Whether a page is kept once it was seen. */
export const isReadable = ({ pathname, search }: Pick<URL, "pathname" | "search">): boolean =>
  search === "" && READABLE.test(pathname);

/** Whether this browser has a page. */
export function isKept(address: Pick<URL, "pathname" | "search">): boolean {
  try {
    const paths: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return isReadable(address) && Array.isArray(paths) && paths.includes(address.pathname);
  } catch {
    // A browser that refuses storage has no kept pages either.
    return false;
  }
}

/** Whether this browser keeps any page. */
export function keepsAny(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

/** @param paths of all kept pages; null if there are none any more. */
export function writeKept(paths: readonly string[] | null): void {
  try {
    if (paths) localStorage.setItem(NAME, JSON.stringify(paths));
    else localStorage.removeItem(NAME);
  } catch {
    // Links then say that there is no network.
  }
}
