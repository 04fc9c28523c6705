/**
 * Unsent input, stored in this tab: it survives a reload, a change of language and a new login. On a shared phone each
 * user has their own drafts. Logging out deletes them; another user's login deletes all others.
 */
import { withStorage } from "@/components/shared/browser-storage";

const PREFIX = "kaamsetu.draft.";

let isClosed = false;

/** The storage key of a user's draft of a form, such as `apply.0190…`. */
export const draftKey = (userId: string, form: string): string => `${PREFIX}${userId}.${form}`;

/** @returns the stored text, or null. */
export const readText = (key: string): string | null => inTab((storage) => storage.getItem(key)) ?? null;

/** Stores a text, or deletes it if null. @returns whether it is stored. */
export const writeText = (key: string, text: string | null): boolean =>
  inTab((storage) => {
    if (text !== null && isClosed && key.startsWith(PREFIX)) return false;
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return text !== null;
  }) ?? false;

/** @returns the stored JSON value; null if there is none or it is unreadable. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? "null");
  } catch {
    return null; // not ours: no draft
  }
}

/** The keys of a form's drafts: of the one at `key`, or of those that begin with it. */
export const draftsUnder = (key: string): string[] =>
  namesOfDrafts().filter((name) => name === key || name.startsWith(`${key}.`));

/** Deletes a form's draft and its picture, once it has been sent. */
export function clearDraft(key: string): void {
  for (const name of draftsUnder(key)) writeText(name, null);
}

/** Deletes the drafts of everyone but this user, who has just signed in. */
export function forgetOthersDrafts(userId: string): void {
  for (const name of namesOfDrafts()) if (!name.startsWith(draftKey(userId, ""))) writeText(name, null);
}

/**
 * Deletes this user's drafts, as a logout must; others' stay. None is stored until the next page load: a form may still
 * be open.
 */
export function closeDrafts(userId: string): void {
  isClosed = true;
  for (const name of namesOfDrafts()) if (name.startsWith(draftKey(userId, ""))) writeText(name, null);
}

/** Whether any draft is waiting for its author. */
export const hasDrafts = (): boolean => namesOfDrafts().length > 0;

const namesOfDrafts = (): string[] =>
  inTab((storage) => Object.keys(storage).filter((name) => name.startsWith(PREFIX))) ?? [];

const inTab = <T>(act: (storage: Storage) => T): T | undefined => withStorage("sessionStorage", act);
