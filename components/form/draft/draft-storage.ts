/**
 * What was typed and not sent yet, kept in this tab: it outlives a reload, another language and a new login. Each user of
 * a shared phone has drafts of their own. Logging out forgets them all, another user's login those of everybody else.
 */
const PREFIX = "kaamsetu.draft.";

/** Positions' drafts were kept there once, for good. */
const OLD_PREFIXES = ["kaamsetu.request-draft.", "kaamsetu.edit-draft."];

let isClosed = false;

/** The name of a user's draft of a form, such as `apply.0190…`. */
export const draftKey = (userId: string, form: string): string => `${PREFIX}${userId}.${form}`;

/** @returns the text that was kept, or null. */
export const readText = (key: string): string | null => inTab((storage) => storage.getItem(key)) ?? null;

/** Keeps a text, or forgets it when null. @returns whether it is kept. */
export const writeText = (key: string, text: string | null): boolean =>
  inTab((storage) => {
    if (text !== null && isClosed && key.startsWith(PREFIX)) return false;
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return text !== null;
  }) ?? false;

/** @returns what was kept as JSON, null for nothing or anything unreadable. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? "null") as unknown;
  } catch {
    return null; // not ours: no draft
  }
}

/** The names of a form's drafts: of the one named `key`, or of those that begin with it. */
export const draftsUnder = (key: string): string[] =>
  namesOfDrafts().filter((name) => name === key || name.startsWith(`${key}.`));

/** Forgets a form's draft and its picture, once it was sent. */
export function clearDraft(key: string): void {
  for (const name of draftsUnder(key)) writeText(name, null);
}

/** Forgets the drafts of everybody but this user, who has just signed in. */
export function forgetOthersDrafts(userId: string): void {
  for (const name of namesOfDrafts()) if (!name.startsWith(draftKey(userId, ""))) writeText(name, null);
}

/** Forgets all drafts, as a logout must. Until a page is loaded none is kept: a form may still be open. */
export function closeDrafts(): void {
  isClosed = true;
  for (const name of namesOfDrafts()) writeText(name, null);
}

/** Removes the drafts that earlier versions left in this browser, where a logout did not reach them. */
export function removeOldDrafts(): void {
  withStorage("localStorage", (storage) => {
    const names = Object.keys(storage).filter((name) => OLD_PREFIXES.some((prefix) => name.startsWith(prefix)));
    for (const name of names) storage.removeItem(name);
  });
}

/** Whether anything waits for its writer. */
export const hasDrafts = (): boolean => namesOfDrafts().length > 0;

const namesOfDrafts = (): string[] =>
  inTab((storage) => Object.keys(storage).filter((name) => name.startsWith(PREFIX))) ?? [];

const inTab = <T>(act: (storage: Storage) => T): T | undefined => withStorage("sessionStorage", act);

// A browser may refuse its storage (private window, full): forms work without drafts.
function withStorage<T>(name: "sessionStorage" | "localStorage", act: (storage: Storage) => T): T | undefined {
  try {
    return act(window[name]);
  } catch {
    return undefined;
  }
}
