/**
 * What was typed and not sent yet, kept in this tab: it outlives a reload, another language and a new login. Each user of
 * a shared phone has drafts of their own, and logging out forgets them all.
 */
const PREFIX = "kaamsetu.draft.";

/** The name of a user's draft of a form, such as `apply.0190…`. */
export const draftKey = (userId: string, form: string): string => `${PREFIX}${userId}.${form}`;

/** @returns the text that was kept, or null. */
export const readText = (key: string): string | null => withStorage((storage) => storage.getItem(key)) ?? null;

/** Keeps a text, or forgets it when null. @returns whether it is kept. */
export const writeText = (key: string, text: string | null): boolean =>
  withStorage((storage) => {
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

/** Forgets a form's draft and its photo, once it was sent. */
export function clearDraft(key: string): void {
  for (const name of namesOfDrafts()) if (name.startsWith(key)) writeText(name, null);
}

/** Forgets all drafts, as a logout must. @param exceptOf keeps this user's. */
export function forgetDrafts(exceptOf?: string): void {
  for (const name of namesOfDrafts()) {
    if (exceptOf === undefined || !name.startsWith(draftKey(exceptOf, ""))) writeText(name, null);
  }
}

/** Whether anything waits for its writer. */
export const hasDrafts = (): boolean => namesOfDrafts().length > 0;

const namesOfDrafts = (): string[] =>
  withStorage((storage) => Object.keys(storage).filter((name) => name.startsWith(PREFIX))) ?? [];

// A browser may refuse its storage (private window, full): forms work without drafts.
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage);
  } catch {
    return undefined;
  }
}
