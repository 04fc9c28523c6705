import "server-only";
import { db } from "@/lib/platform/db/client";
import { keptSince } from "@/lib/platform/retention/rules";

// Only admins have rows here, so there are few.
const unfinished = (now: Date) => ({ pendingSince: { lt: keptSince("devices", now) } });

/** How many devices removeUnfinishedDevices() would remove. */
export const countUnfinishedDevices = (now: Date): Promise<number> => db.secondFactor.count({ where: unfinished(now) });

/** Removes the secrets of devices that never proved themselves; the present device stays. @returns how many. */
export async function removeUnfinishedDevices(now: Date): Promise<number> {
  const { count } = await db.secondFactor.updateMany({
    where: unfinished(now),
    data: { pendingSecret: null, pendingSince: null },
  });
  return count;
}
