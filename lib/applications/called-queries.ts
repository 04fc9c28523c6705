import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/auth/actor";
import { calendarFile } from "@/lib/calendar-file";
import { isCategory } from "@/lib/categories";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/http/errors";
import { translatorOf } from "@/lib/i18n/translator";
import { isGivenUp, UNSAID } from "@/lib/jobs/policy";
import { aheadSince, addressForMaps, datesOf, nextAppointment } from "./called-policy";
import { INTERVIEW_STATUSES } from "./policy";
import { findShown, getOwnApplication } from "./queries";
import { detailSelect, toDetail } from "./rows";
import type { ApplicationDetail } from "./types";

const SHOWN = 5;

/**
 * The applications whose worker is called: accepted, with the first day of work ahead or not agreed on yet, or invited to
 * an interview that is ahead or of which they are to pick the time. Newest first. Read once a page: home and shell ask for them.
 */
export const listCalled = cache(async (worker: Actor<"worker">): Promise<ApplicationDetail[]> => {
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
});

/** How many there are. */
export const countCalled = async (worker: Actor<"worker">): Promise<number> => (await findCalled(worker)).length;

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.ApplicationOrderByWithRelationInput[];

const findCalled = (worker: Actor<"worker">) =>
  db.application.findMany({
    where: { workerId: worker.id, OR: called(), job: { location: { not: UNSAID } } },
    select: { id: true },
    orderBy: NEWEST_FIRST,
    take: SHOWN,
  });

function called(): Prisma.ApplicationWhereInput[] {
  const ahead = aheadSince();
  const isAccepted = { status: "accepted" } as const;
  return [
    { ...isAccepted, startDate: { gte: ahead.start } },
    { ...isAccepted, startDate: null, events: { some: { type: "accepted", at: { gt: ahead.acceptance } } } },
    { status: { in: INTERVIEW_STATUSES }, interviewDate: { gt: ahead.interview } },
    { status: { in: INTERVIEW_STATUSES }, interview: { state: "proposed", lastTime: { gt: new Date() } } },
  ];
}

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
