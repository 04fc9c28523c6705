/** The notifications of the people of the demo data, about their applications. */
import type { Prisma } from "../../lib/db/generated/client";
import type { NotificationKind } from "../../lib/notify/kinds";
import { keptSince } from "../../lib/retention/rules";
import { createRandom, uuidAt } from "./random";
import { after, DAY } from "./time";

type Application = { id?: string; jobId: string; workerId: string; employerId: string; interviewDate?: unknown };
type Event = { applicationId: string; type: string; at?: Date | string };

/** One for each event that the product keeps it for; what is older than three days has been seen. */
export function buildNotifications(
  now: Date,
  applications: readonly Application[],
  events: readonly Event[],
): Prisma.NotificationCreateManyInput[] {
  const byId = new Map(applications.map((application) => [application.id, application]));
  const since = keptSince("notifications", now);
  const seenBefore = after(now, -3 * DAY);
  // Of its own, so that all other rows stay as they are.
  const random = createRandom(14);
  return events.flatMap(({ applicationId, type, at: time }) => {
    const application = byId.get(applicationId);
    const at = new Date(time ?? now);
    if (!application || at < since) return [];
    const { jobId, workerId, employerId, interviewDate } = application;
    const isSent = type === "submitted";
    return [
      {
        ...{ id: uuidAt(random, at), jobId, applicationId, createdAt: at },
        userId: isSent ? employerId : workerId,
        kind: (isSent ? "application_received" : type) as NotificationKind,
        aboutAt: type === "interview_set" && interviewDate instanceof Date ? interviewDate : null,
        seenAt: at < seenBefore ? after(at, DAY) : null,
      },
    ];
  });
}
