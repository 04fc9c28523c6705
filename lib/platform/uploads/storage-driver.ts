import { isPartName, isStoredName } from "./names";

/** One of our files as listed by a store. `name` is that of a picture in one of its sizes, or a part (isPartName). */
export type ListedFile = { name: string; modifiedAt: Date };

/**
 * Where picture files live. All names are ours (names.ts): a driver throws on any other name before turning it into a
 * path or key, and does not list foreign files. When the store is down, every method fails with the store's own error.
 */
export type StorageDriver = {
  /** Stores the whole file or nothing. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** @returns the bytes, or null if there is no such file. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether the file exists, without reading it. */
  has: (name: string) => Promise<boolean>;
  /** Removes a file or a part. Removing a missing one is not an error. */
  remove: (name: string) => Promise<void>;
  /** All files, in no particular order, a page at a time; files already listed may be removed meanwhile. */
  list: () => AsyncIterable<ListedFile[]>;
  /** Writes a small file and removes it; a store without it is not tried in advance. */
  tryWriting?: () => Promise<void>;
};

/** Files per page of a listing: few enough to look up together, enough to need few requests. */
export const LIST_PAGE = 500;

/** @returns the name. @throws Error if it is not a picture's file name: a bug of ours, never a user's mistake. */
export function checkedName(name: string): string {
  if (isStoredName(name)) return name;
  throw new Error("Not a name of ours");
}

/** The same for removal, where parts are allowed too. */
export const checkedRemovable = (name: string): string => (isPartName(name) ? name : checkedName(name));
