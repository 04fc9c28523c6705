/** Carries a word to the next page across a full load, once. */
type Kind = "welcome" | "accountDeleted";

/** Stores a text for the next page. */
export function storeForNextPage(kind: Kind, text: string): void {
  try {
    window.sessionStorage.setItem(kind, text);
  } catch {
    // Storage is blocked: the next page does without it.
  }
}

/** @returns what the page before has stored, once. */
export function takeForThisPage(kind: Kind): string | null {
  try {
    const text = window.sessionStorage.getItem(kind);
    window.sessionStorage.removeItem(kind);
    return text;
  } catch {
    return null;
  }
}
