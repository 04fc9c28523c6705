/** Carries a word to the next page across a full load, once. A browser that refuses storage does without. */
import { withStorage } from "./browser-storage";

type Kind = "welcome" | "accountDeleted";

/** Stores a text for the next page. */
export const storeForNextPage = (kind: Kind, text: string): void =>
  withStorage("sessionStorage", (storage) => storage.setItem(kind, text));

/** @returns what the page before has stored, once. */
export const takeForThisPage = (kind: Kind): string | null =>
  withStorage("sessionStorage", (storage) => {
    const text = storage.getItem(kind);
    storage.removeItem(kind);
    return text;
  }) ?? null;
