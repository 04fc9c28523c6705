/** The browser's storage, which it may refuse (blocked, private window, full): everything works without. */

/** @returns the result of `act`; undefined if the browser refuses. */
export function withStorage<T>(name: "sessionStorage" | "localStorage", act: (storage: Storage) => T): T | undefined {
  try {
    return act(window[name]);
  } catch {
    return undefined;
  }
}

/** @returns the text that this browser remembers under a name: null if none, undefined if it refuses storage. */
export const recall = (name: string): string | null | undefined =>
  withStorage("localStorage", (storage) => storage.getItem(name));

/** Stores a text in this browser, or deletes it if null. */
export const remember = (name: string, text: string | null): void =>
  withStorage("localStorage", (storage) => (text === null ? storage.removeItem(name) : storage.setItem(name, text)));
