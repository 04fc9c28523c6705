/** Passes a text to the next page across a full load, once. Does nothing in a browser that refuses storage. */
import { withStorage } from "./browser-storage";

type Kind = "welcome" | "accountDeleted";

/** Stores a text for the next page. */
export const storeForNextPage = (kind: Kind, text: string): void =>
  withStorage("sessionStorage", (storage) => storage.setItem(kind, text));

/** @returns what the previous page stored, and deletes it. */
export const takeForThisPage = (kind: Kind): string | null =>
  withStorage("sessionStorage", (storage) => {
    const text = storage.getItem(kind);
    storage.removeItem(kind);
    return text;
  }) ?? null;
