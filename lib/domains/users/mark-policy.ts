import { DAY_MS, epochNow } from "@/lib/core/time";
import type { EmployerMark } from "./mark-options";

const MONTH_MS = 30.44 * DAY_MS;

/** For how many whole months an account exists. @param since in epoch milliseconds. */
export const monthsHere = (since: number): number => Math.floor((epochNow() - since) / MONTH_MS);

type Marked = { isVerified: boolean; phoneConfirmedAt: Date | null; createdAt: Date };

/** The mark of an employer. Nobody is new for longer than a month: then the page says for how long they have been here. */
export function markOf({ isVerified, phoneConfirmedAt, createdAt }: Marked): EmployerMark {
  if (isVerified) return "checked";
  if (phoneConfirmedAt !== null) return "number";
  return monthsHere(createdAt.getTime()) < 1 ? "new" : "unchecked";
}

/** Whether something is known of an employer. */
export const isKnown = (mark: EmployerMark): boolean => mark === "checked" || mark === "number";
