import type { Notification } from "@/lib/domains/notifications/types";
import { dayInIndia } from "@/lib/core/time";

/** A line of the list: a notification, or several new applications to one job, shown as the newest of them. */
export type Entry = { notification: Notification; count: number };
export type Day = { day: string; entries: Entry[] };

/** Groups notifications, newest first, by their day in India; a day's applications to one job become one entry. */
export function groupByDay(notifications: readonly Notification[]): Day[] {
  const days: Day[] = [];
  for (const notification of notifications) {
    const day = dayInIndia(new Date(notification.created_at));
    if (days.at(-1)?.day !== day) days.push({ day, entries: [] });
    const { entries } = days.at(-1)!;
    const alike = entries.find((entry) => areAlike(entry.notification, notification));
    if (alike) alike.count += 1;
    else entries.push({ notification, count: 1 });
  }
  return days;
}

const areAlike = (one: Notification, other: Notification): boolean =>
  one.kind === "application_received" &&
  other.kind === one.kind &&
  other.seen === one.seen &&
  one.job !== null &&
  other.job?.id === one.job.id;
