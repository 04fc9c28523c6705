import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { cardSelect, type Reader } from "@/lib/domains/jobs/rows";
import { isOneOf } from "@/lib/core/objects";
import { dayInIndia } from "@/lib/core/time";
import { toEmployerContact } from "./contact-rows";
import type { Hire, Work } from "./hire-types";
import { WORK_ENDERS } from "./options";
import { shownSince } from "./shown-policy";
import { AGREED, isRecentWork, toJob } from "./rows";
import { toDay } from "./told-rows";

const ENDING = { workEndedAt: true, workEndedBy: true } as const;

/** Columns that both sides see. */
export const sharedSelect = {
  ...{ id: true, jobId: true, startDate: true, acceptedAt: true, hiredPayMin: true, hiredPayMax: true },
  ...ENDING,
} satisfies Prisma.ApplicationSelect;

export const hireSelect = {
  ...sharedSelect,
  job: { select: { title: true, category: true, removedAt: true, status: true } },
} satisfies Prisma.ApplicationSelect;

export const workSelect = {
  ...sharedSelect,
  job: {
    select: {
      ...cardSelect,
      removedAt: true,
      company: {
        select: {
          ...cardSelect.company.select,
          contact: true,
          user: { select: { ...cardSelect.company.select.user.select, phone: true, whatsapp: true } },
        },
      },
    },
  },
} satisfies Prisma.ApplicationSelect;

type SharedRow = Prisma.ApplicationGetPayload<{ select: typeof sharedSelect }>;
type HireRow = Prisma.ApplicationGetPayload<{ select: typeof hireSelect }>;
type WorkRow = Prisma.ApplicationGetPayload<{ select: typeof workSelect }>;

/** Restricts a query to those whom the employer has hired, while they are listed: also of a closed or removed job. */
export const hiredBy = (employer: Actor<"employer">): Prisma.ApplicationWhereInput => ({
  employerId: employer.id,
  status: "accepted",
  acceptedAt: { not: null },
  ...isRecentWork(),
});

/** The same for those of whom the employer sees who they are: with their consent. */
export const hiredPersonShownTo = (employer: Actor<"employer">): Prisma.ApplicationWhereInput => ({
  AND: [hiredBy(employer), { worker: { deactivatedAt: null } }, { consents: { some: AGREED } }],
});

/** Restricts a query to the jobs that the worker got. */
export const workOf = (worker: Actor<"worker">): Prisma.ApplicationWhereInput => ({
  workerId: worker.id,
  status: "accepted",
  acceptedAt: { not: null },
});

/** Row → what both sides see. */
export const toShared = (row: SharedRow) => ({
  id: row.id,
  job_id: row.jobId,
  // Without a first day, and once it is removed, the day of acceptance, in India.
  since: row.startDate ? toDay(row.startDate) : dayInIndia(row.acceptedAt ?? undefined),
  salaryMin: row.hiredPayMin,
  salaryMax: row.hiredPayMax,
  ended:
    row.workEndedAt !== null && isOneOf(WORK_ENDERS, row.workEndedBy)
      ? { at: row.workEndedAt.toISOString(), by: row.workEndedBy }
      : null,
});

/** Row → someone the employer has hired. @param person undefined for someone not shown. */
export const toHire = (row: HireRow, person: Pick<Hire, "name" | "hasPhone" | "hasWhatsApp"> | undefined): Hire => ({
  ...toShared(row),
  title: row.job.title,
  category: row.job.category,
  isListed: row.job.removedAt === null,
  isShown: person !== undefined,
  ...(person ?? { name: null, hasPhone: false, hasWhatsApp: false }),
});

/** Row → a job that the worker got. */
export const toWork = (row: WorkRow, reader: Reader): Work => {
  const isRecent = row.workEndedAt === null || row.workEndedAt > shownSince();
  return {
    ...toShared(row),
    job: toJob(row.job, reader),
    employer_contact: isRecent ? toEmployerContact(row.job.company) : null,
  };
};
