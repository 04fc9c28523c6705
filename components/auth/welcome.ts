/** Carries the name of the user who has just logged in across the full page load. */
const KEY = "welcome";

/** Stores the name for the next page. */
export function storeWelcome(username: string): void {
  try {
    window.sessionStorage.setItem(KEY, username);
  } catch {
    // Storage is blocked: the next page shows no greeting.
  }
}

/** @returns the name, once. */
export function takeWelcome(): string | null {
  try {
    const username = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return username;
  } catch {
    return null;
  }
}
