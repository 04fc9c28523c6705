/** The notifications of the people of the demo data, about their applications. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import type { NotificationKind } from "../../lib/platform/notify/kinds";
import { keptSince } from "../../lib/platform/retention/rules";
import { createRandom, uuidAt } from "./random";
import { after, DAY, HOUR } from "./time";

type Application = {
  id?: string;
  jobId: string;
  workerId: string;
  employerId: string;
  interviewDate?: unknown;
  closedReason?: unknown;
};
type Event = { applicationId: string; type: string; at?: Date | string };

/** Events of the worker's, of which the employer is told. */
const TO_EMPLOYER: Readonly<Record<string, NotificationKind>> = {
  submitted: "application_received",
  interview_other_time: "other_time_asked",
};

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
    const { jobId, workerId, employerId, interviewDate, closedReason } = application;
    const kind = type === "closed" ? `closed_${String(closedReason)}` : (TO_EMPLOYER[type] ?? type);
    return [
      {
        ...{ id: uuidAt(random, at), jobId, applicationId, createdAt: at },
        userId: type in TO_EMPLOYER ? employerId : workerId,
        kind,
        aboutAt: type === "interview_set" && interviewDate instanceof Date ? interviewDate : null,
        seenAt: at < seenBefore ? after(at, DAY) : null,
      },
    ];
  });
}

/** The news that the latest of those whom an employer wants to call has given a number, an hour ago. */
export function aboutContact(
  now: Date,
  employerId: string,
  applications: readonly (Application & { status?: unknown })[],
): Prisma.NotificationCreateManyInput[] {
  const application = applications.findLast((one) => one.employerId === employerId && one.status === "shortlisted");
  if (!application) return [];
  const createdAt = after(now, -HOUR);
  return [
    {
      ...{ id: uuidAt(createRandom(17), createdAt), userId: employerId, createdAt },
      ...{ jobId: application.jobId, applicationId: application.id ?? null },
      kind: "contact_added" satisfies NotificationKind,
    },
  ];
}

/** The question to the owner of a job that closes in three days, asked two days ago. */
export function aboutExpiring(now: Date, job: { id: string; employerId: string }): Prisma.NotificationCreateManyInput {
  const createdAt = after(now, -2 * DAY);
  return {
    ...{ id: uuidAt(createRandom(15), createdAt), userId: job.employerId, jobId: job.id, createdAt },
    kind: "job_expiring" satisfies NotificationKind,
    aboutAt: after(now, 3 * DAY),
  };
}
