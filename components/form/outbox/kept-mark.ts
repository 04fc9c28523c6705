/**
 * Whether something of this user waits in this browser's outbox, without waking the service worker to ask: a page where
 * nothing waits loads nothing for it.
 */
const nameOf = (userId: string): string => `kaamsetu.outbox.${userId}`;

export function hasKept(userId: string): boolean {
  try {
    return localStorage.getItem(nameOf(userId)) !== null;
  } catch {
    // A browser that refuses storage: ask the service worker.
    return true;
  }
}

export function writeMark(userId: string, isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(nameOf(userId), "yes");
    else localStorage.removeItem(nameOf(userId));
  } catch {
    // It is asked each time then.
  }
}
