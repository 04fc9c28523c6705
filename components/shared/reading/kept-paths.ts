import { recall, remember } from "../browser-storage";

/**
 * The pages of a worker that stay readable without network, in the service worker's cache (public/sw/reading.js). Which of them this
 * browser has is a mark in local storage: a page need not wake the service worker to know where a link leads.
 */
const READABLE = /^\/(?:applied|saved|my-work|accepted|(?:applications|jobs)\/[\da-f-]{36})?$/;
const NAME = "kaamsetu.kept";

/** A kept page: its path and title, when it was kept (ms since 1970), and its language. */
export interface Kept {
  path: string;
  title: string;
  at: number;
  language: string;
}

/** Whether a page is kept once it was seen. */
export const isReadable = ({ pathname, search }: Pick<URL, "pathname" | "search">): boolean =>
  search === "" && READABLE.test(pathname);

/** All kept pages. A browser that refuses storage has none. */
export const readKept = (): Kept[] => JSON.parse(recall(NAME) ?? "[]") as Kept[];

/** Whether this browser has a page. */
export const isKept = (address: Pick<URL, "pathname" | "search">): boolean =>
  isReadable(address) && readKept().some(({ path }) => path === address.pathname);

/** Whether this browser keeps any page. */
export const keepsAny = (): boolean => typeof recall(NAME) === "string";

/** @param pages all that are kept; null if there are none any more. */
export const writeKept = (pages: readonly Kept[] | null): void => remember(NAME, pages && JSON.stringify(pages));
