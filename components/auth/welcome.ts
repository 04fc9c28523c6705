/** Carries "who has just logged in" over the full load that follows a login. */
const KEY = "welcome";

/** Keeps the name for the next page. */
export function leaveWelcome(username: string): void {
  try {
    window.sessionStorage.setItem(KEY, username);
  } catch {
    // Storage is forbidden: the next page greets nobody.
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
