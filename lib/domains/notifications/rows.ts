import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import { cardSelect, toCard, type Reader } from "@/lib/domains/jobs/rows";
import { pick } from "@/lib/core/objects";
import type { NotificationKind } from "@/lib/platform/notify/kinds";
import { MOST_COUNTED } from "./options";
import { NOTIFICATION_JOB_PARTS, type Notification } from "./types";

/** SQL of how many notifications a user has not seen, up to MOST_COUNTED. @param userId SQL of the user's id. */
export const unseenOf = (userId: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT count(*)::int FROM (
    SELECT 1 FROM notifications WHERE user_id = ${userId} AND seen_at IS NULL LIMIT ${MOST_COUNTED}
  ) unseen
)`;

export const notificationSelect = {
  ...{
    id: true,
    kind: true,
    jobId: true,
    applicationId: true,
    aboutAt: true,
    reason: true,
    createdAt: true,
    seenAt: true,
  },
} satisfies Prisma.NotificationSelect;
export type NotificationRow = Prisma.NotificationGetPayload<{ select: typeof notificationSelect }>;

export const aboutJobSelect = { ...cardSelect, removedAt: true } satisfies Prisma.JobSelect;
type JobRow = Prisma.JobGetPayload<{ select: typeof aboutJobSelect }>;

/** The jobs and applications that notifications are about, as far as they are still there. */
export type Subjects = { jobs: ReadonlyMap<string, JobRow>; applications: ReadonlySet<string> };

export function toNotification(row: NotificationRow, { jobs, applications }: Subjects, reader: Reader): Notification {
  const job = row.jobId === null ? undefined : jobs.get(row.jobId);
  return {
    id: row.id,
    // A row keeps its kind, and lib/platform/notify/kinds.ts every kind.
    kind: row.kind as NotificationKind,
    created_at: row.createdAt.toISOString(),
    seen: row.seenAt !== null,
    about_at: row.aboutAt?.toISOString() ?? null,
    reason: row.reason,
    job: job ? { ...pick(toCard(job, reader), NOTIFICATION_JOB_PARTS), removed: job.removedAt !== null } : null,
    application_id: row.applicationId !== null && applications.has(row.applicationId) ? row.applicationId : null,
  };
}
