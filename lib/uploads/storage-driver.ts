import { isPartName, isStoredName } from "./names";

/** One of our files as a store lists it. `name` is a picture's in one of its sizes, or that of a part (isPartName). */
export type ListedFile = { name: string; modifiedAt: Date };

/**
 * Where picture files live. All names are ours (names.ts): a driver throws at any other before it makes a path or key
 * of it, and does not list what others have put there. Every method fails with the store's own error when it is away.
 */
export type StorageDriver = {
  /** Stores a whole file or nothing. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** @returns the bytes, or null when there is no such file. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether there is such a file, without reading it. */
  has: (name: string) => Promise<boolean>;
  /** Removes a file or a part. Removing what is not there is no error. */
  remove: (name: string) => Promise<void>;
  /** All files, in no particular order, a page at a time; what was listed may be removed meanwhile. */
  list: () => AsyncIterable<ListedFile[]>;
};

/** Files of one page of a listing: few enough to look up together, enough to be few requests. */
export const LIST_PAGE = 500;

/** @returns the name. @throws Error when it is not a picture's: that is a fault of ours, never of a caller. */
export function checkedName(name: string): string {
  if (isStoredName(name)) return name;
  throw new Error("Not a name of ours");
}

/** The same for what may be removed: parts too. */
export const checkedRemovable = (name: string): string => (isPartName(name) ? name : checkedName(name));
