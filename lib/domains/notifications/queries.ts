import "server-only";
import { countCalled } from "@/lib/domains/applications/called-queries";
import { readableBy } from "@/lib/domains/applications/readable-queries";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { read } from "@/lib/platform/db/read";
import { byTime, toPage, type Page } from "@/lib/platform/http/pagination";
import { countToReview } from "@/lib/domains/jobs/review-queries";
import {
  aboutJobSelect,
  notificationSelect,
  toNotification,
  unseenOf,
  type NotificationRow,
  type Subjects,
} from "./rows";
import type { ListNotificationsQuery } from "./schema";
import type { Counts, Notification } from "./types";

/** The caller's notifications, newest first. */
export async function listNotifications(actor: Actor, query: ListNotificationsQuery): Promise<Page<Notification>> {
  const rows = await db.notification.findMany({
    where: { userId: actor.id, ...byTime(query.cursor) },
    select: notificationSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: query.limit + 1,
  });
  const subjects = await findSubjects(actor, rows);
  return toPage(
    rows,
    query.limit,
    (row) => row.createdAt,
    (row) => toNotification(row, subjects, actor),
  );
}

// A removed job too: its people are still told which one it was.
async function findSubjects(actor: Actor, rows: readonly NotificationRow[]): Promise<Subjects> {
  const [jobs, applications] = await Promise.all([
    db.job.findMany({ where: { id: { in: idsOf(rows.map(({ jobId }) => jobId)) } }, select: aboutJobSelect }),
    db.application.findMany({
      where: { id: { in: idsOf(rows.map(({ applicationId }) => applicationId)) }, ...readableBy(actor) },
      select: { id: true },
    }),
  ]);
  return { jobs: new Map(jobs.map((job) => [job.id, job])), applications: new Set(applications.map(({ id }) => id)) };
}

const idsOf = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))];

/** How many notifications the caller has not seen, up to MOST_COUNTED. */
export async function countUnseen(actor: Pick<Actor, "id">): Promise<number> {
  const [row] = await read<{ count: number }>`SELECT ${unseenOf(Prisma.sql`${actor.id}::uuid`)} AS count`;
  return row?.count ?? 0;
}

/** The numbers that the caller's pages show everywhere. */
export async function getCounts(actor: Actor): Promise<Counts> {
  const [unseen, waiting] = await Promise.all([countUnseen(actor), countWaiting(actor)]);
  return { unseen, waiting };
}

async function countWaiting(actor: Actor): Promise<number> {
  if (isOf(actor, "worker")) return countCalled(actor);
  return isOf(actor, "employer") ? countToReview(actor) : 0;
}
