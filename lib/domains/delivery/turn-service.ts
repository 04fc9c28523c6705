import "server-only";
import { logError, logInfo } from "@/lib/platform/http/log";
import { TOPIC_OF, type NotificationKind } from "@/lib/platform/notify/kinds";
import { isOneOf } from "@/lib/core/objects";
import { channelsOf } from "./channel-service";
import { OLD_NEWS_MS, pauseAfter, quietUntil } from "./policy";
import { findPeople, finish, reschedule, claimDue, type DeliveryRow, type Person } from "./rows";
import { sendSum } from "./sum-service";
import { composeNews } from "./text-service";
import type { DeliveryTurn } from "./types";

/**
 * Delivers what is due, as much as one turn takes. Safe with several instances. A sending is recorded afterwards: if
 * the process is killed in between, it is sent a second time, and replaces the first on the phone.
 */
export async function deliverDue(now = new Date()): Promise<DeliveryTurn> {
  const rows = await claimDue();
  if (rows.length === 0) return { taken: 0, done: 0 };
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const people = await findPeople(ids);
  const ownOf = (id: string) => rows.filter(({ userId }) => userId === id);
  const done = await Promise.all(ids.map((id) => deliverTo(people.get(id), ownOf(id), now)));
  return { taken: rows.length, done: done.reduce((sum, count) => sum + count, 0) };
}

/** Tells a person all at once. @returns how many rows need no more work. */
async function deliverTo(person: Person | undefined, rows: readonly DeliveryRow[], now: Date): Promise<number> {
  try {
    const news = person ? rows.filter((row) => isNews(row, person, now)) : [];
    const sums = person ? rows.filter(({ sumDay }) => sumDay !== null) : [];
    const finished = rows.filter((row) => !news.includes(row) && !sums.includes(row));
    if (person && news.length > 0) finished.push(...(await tell(person, news, now)));
    if (person && sums.length > 0) finished.push(...(await sum(person, sums, now)));
    await finish(finished);
    return finished.length;
  } catch (error) {
    // Its lease ends, and it is tried again.
    logError("delivery_failed", error);
    return 0;
  }
}

/** Whether it is still to be told: not seen on the page meanwhile, not old, and of a topic that the person wants. */
function isNews({ notification }: DeliveryRow, { settings }: Person, now: Date): boolean {
  if (!notification || notification.seenAt !== null) return false;
  if (now.getTime() - notification.createdAt.getTime() > OLD_NEWS_MS) return false;
  return !isOneOf<string>(settings.muted, TOPIC_OF[notification.kind as NotificationKind]);
}

/** A place that lacks something after an attempt: the end of its quiet hours, or the pause it asked for. */
type Left = { key: string; until: Date | null; retryAfterMs: number | null };

/** Sends news to each place that lacks it. @returns the rows that all places have. */
async function tell(person: Person, rows: readonly DeliveryRow[], now: Date): Promise<DeliveryRow[]> {
  const quiet = person.settings.quiet ? quietUntil(now, person.settings.quiet) : null;
  const left = await Promise.all(
    channelsOf(person).map(async ({ key, isLoud, send }): Promise<Left | null> => {
      const lacking = rows.filter(({ done }) => !done.includes(key));
      const [first] = lacking;
      if (!first) return null;
      if (quiet && isLoud) return { key, until: quiet, retryAfterMs: null };
      const outcome = await send(await composeNews(lacking, person.unseen, person.language), first.id);
      if (outcome.kind === "failed") return { key, until: null, retryAfterMs: outcome.retryAfterMs };
      for (const row of lacking) row.done.push(key);
      return null;
    }),
  );
  return settle(
    rows,
    left.filter((one) => one !== null),
    now,
  );
}

/** Mails the number of applications to look at. @returns the rows that need no more work. */
async function sum(person: Person, rows: readonly DeliveryRow[], now: Date): Promise<DeliveryRow[]> {
  const outcome = await sendSum(person);
  if (outcome?.kind !== "failed") return [...rows];
  return settle(rows, [{ key: "email", until: null, retryAfterMs: outcome.retryAfterMs }], now);
}

async function settle(rows: readonly DeliveryRow[], left: readonly Left[], now: Date): Promise<DeliveryRow[]> {
  const finished: DeliveryRow[] = [];
  for (const row of rows) {
    const lacking = left.filter(({ key }) => !row.done.includes(key));
    if (!(await keepForLater(row, lacking, now))) finished.push(row);
  }
  return finished;
}

/** Puts a row off until the first of its places can have it. @returns whether there is such a time. */
async function keepForLater(row: DeliveryRow, left: readonly Left[], now: Date): Promise<boolean> {
  const failed = left.filter(({ until }) => until === null);
  const asked = failed.map(({ retryAfterMs }) => retryAfterMs).filter((ms) => ms !== null);
  const pause = failed.length > 0 ? pauseAfter(row.attempts, asked.length > 0 ? Math.max(...asked) : null) : null;
  const [quiet] = left.map(({ until }) => until).filter((until) => until !== null);
  if (failed.length > 0 && pause === null) logInfo("delivery_given_up");
  const times = [...(pause === null ? [] : [now.getTime() + pause]), ...(quiet ? [quiet.getTime()] : [])];
  if (times.length === 0) return false;
  // Waiting for the morning is no attempt.
  const attempts = failed.length > 0 ? row.attempts : row.attempts - 1;
  await reschedule(row, { dueAt: new Date(Math.min(...times)), done: row.done, attempts });
  return true;
}
