import { useLocale, useTranslations } from "next-intl";
import { formatDay } from "@/lib/language/format";
import type { Notification } from "@/lib/domains/notifications/types";
import { addDays, dayInIndia } from "@/lib/core/time";
import type { Audience } from "@/lib/core/roles";
import { groupByDay } from "./by-day";
import { NotificationItem } from "./notification-item";

/** Notifications under their days, newest first. */
export function NotificationList({
  notifications,
  audience,
}: {
  notifications: readonly Notification[];
  audience: Audience;
}) {
  const t = useTranslations("notifications");
  const language = useLocale();
  const today = dayInIndia();
  const nameOf = (day: string): string => {
    if (day === today) return t("today");
    return day === addDays(today, -1) ? t("yesterday") : formatDay(day, language);
  };
  return groupByDay(notifications).map(({ day, entries }) => (
    <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-2">
      <h2 id={`day-${day}`} className="text-lg font-bold">
        {nameOf(day)}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {entries.map((entry) => (
          <li key={entry.notification.id}>
            <NotificationItem entry={entry} audience={audience} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
