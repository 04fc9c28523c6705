import { recall, remember } from "@/components/shared/browser-storage";

/**
 * Whether something of this user waits in this browser's outbox, without waking the service worker to ask: a page where
 * nothing waits loads nothing for it.
 */
const nameOf = (userId: string): string => `kaamsetu.outbox.${userId}`;

/** True also in a browser that refuses storage: the service worker is asked each time then. */
export const hasKept = (userId: string): boolean => recall(nameOf(userId)) !== null;

export const writeMark = (userId: string, isKept: boolean): void => remember(nameOf(userId), isKept ? "yes" : null);
