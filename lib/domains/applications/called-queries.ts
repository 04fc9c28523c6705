import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/access/auth/actor";
import { calendarFile } from "@/lib/core/calendar-file";
import { isCategory } from "@/lib/core/categories";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { readWithGenericPlan } from "@/lib/platform/db/read";
import { AppError } from "@/lib/platform/http/errors";
import { translatorOf } from "@/lib/language/i18n/translator";
import { isGivenUp, UNSAID } from "@/lib/domains/jobs/policy";
import { aheadSince, addressForMaps, datesOf, nextAppointment, waitsForTime } from "./called-policy";
import { INTERVIEW_STATUSES } from "./policy";
import { findShown, getOwnApplication } from "./queries";
import { detailSelect, toDetail } from "./rows";
import type { ApplicationDetail } from "./types";

const SHOWN = 5;

/**
 * The applications whose worker is called: accepted, with the first day of work ahead or not agreed on yet, or invited to
 * an interview that is ahead, of which they are to pick the time, or for which they have asked for another. Newest first.
 */
export async function listCalled(worker: Actor<"worker">): Promise<ApplicationDetail[]> {
  // Most workers have none, and each relation of the whole would be a statement even so.
  const found = await findCalled(worker);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const [rows, shownOf] = await Promise.all([
    db.application.findMany({
      where: { workerId: worker.id, id: { in: ids } },
      select: detailSelect,
      orderBy: NEWEST_FIRST,
    }),
    findShown(worker, ids),
  ]);
  return rows.map((row) => toDetail(row, worker, shownOf(row.id)));
}

/** How many of them there are, up to the five that are shown, without those that wait for the employer. */
export const countCalled = async (worker: Actor<"worker">): Promise<number> =>
  (await findCalled(worker)).filter((application) => !waitsForTime(application)).length;

/**
 * The newest application whose employer cannot call a worker without a number: shortlisted, or one of those named.
 * @returns its id; null if there is none, or the worker has given a number.
 */
export async function findUncallable({ id: workerId }: Actor<"worker">, called: readonly string[]) {
  const row = await db.application.findFirst({
    where: { workerId, worker: { phone: null }, OR: [{ status: "shortlisted" }, { id: { in: [...called] } }] },
    select: { id: true },
    orderBy: NEWEST_FIRST,
  });
  return row?.id ?? null;
}

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.ApplicationOrderByWithRelationInput[];

type Called = Pick<ApplicationDetail, "id" | "status"> & { interview: { state: string } | null };

/** Read once a page: every page of a worker has their number, and home shows them. */
const findCalled = cache(async (worker: Actor<"worker">): Promise<Called[]> => {
  const ahead = aheadSince();
  const rows = await readWithGenericPlan<Pick<Called, "id" | "status"> & { state: string | null }>`
    SELECT a.id, a.status, i.state
    FROM applications a JOIN jobs j ON j.id = a.job_id LEFT JOIN interviews i ON i.application_id = a.id
    WHERE a.worker_id = ${worker.id}::uuid AND j.location <> ${UNSAID}
      AND a.status = ANY(${INTERVIEW_STATUSES}::application_status[])
      AND (
        (a.status = 'accepted' AND a.start_date >= ${ahead.start}::timestamptz::date)
        OR (a.status = 'accepted' AND a.start_date IS NULL AND EXISTS (
          SELECT 1 FROM application_events e
          WHERE e.application_id = a.id AND e.type = 'accepted' AND e.at > ${ahead.undated}))
        OR a.interview_date > ${ahead.interview}
        OR (i.state = 'proposed' AND i.last_time > now())
        OR (i.state = 'other_asked' AND EXISTS (
          SELECT 1 FROM application_events e
          WHERE e.application_id = a.id AND e.type = 'interview_other_time' AND e.at > ${ahead.undated}))
      )
    ORDER BY a.created_at DESC, a.id DESC LIMIT ${SHOWN}`;
  return rows.map(({ state, ...row }) => ({ ...row, interview: state === null ? null : { state } }));
});

/**
 * The next appointment of one of the worker's own applications, as a calendar file in the worker's language.
 * @throws AppError application_not_found, not_found: there is no appointment ahead.
 */
export async function getCalendarFile(worker: Actor<"worker">, id: string): Promise<string> {
  const application = await getOwnApplication(worker, id);
  const { job, interview: meeting, exact_address: address } = application;
  const appointment = nextAppointment(application.status, datesOf(application));
  if (appointment === null || isGivenUp(job)) throw new AppError("not_found");
  const t = await translatorOf(worker.language);
  const work = isCategory(job.category) ? t(`options.category.${job.category}`) : job.category;
  const place = job.place?.name ?? job.location;
  return calendarFile({
    id: `${id}-${appointment.kind}`,
    title: t(`called.calendar.${appointment.kind}`, {
      work,
      employer: job.company_name ?? t("jobs.household", { place }),
    }),
    place: addressForMaps((appointment.kind === "interview" ? meeting?.place : null) ?? address, place),
    start: appointment.kind === "start" ? appointment.at.toISOString().slice(0, 10) : appointment.at,
    madeAt: new Date(),
  });
}
