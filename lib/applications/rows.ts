import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Prisma } from "@/lib/db/generated/client";
import { cardSelect, toCard } from "@/lib/jobs/rows";
import { applicantProfileSelect, toApplicantProfile } from "@/lib/profiles/rows";
import { shownSince } from "./policy";
import type {
  Application,
  ApplicationDetail,
  ApplicationEvent,
  ApplicationJob,
  ReceivedApplication,
  ReceivedApplicationDetail,
} from "./types";

/** Columns that tell no more than that somebody applied. */
export const bareSelect = {
  id: true,
  jobId: true,
  status: true,
  createdAt: true,
  job: { select: { ...cardSelect, removedAt: true } },
} satisfies Prisma.ApplicationSelect;

const answersSelect = {
  startDate: true,
  interviewDate: true,
  gender: true,
  experience: true,
  shift: true,
  profileImage: true,
} satisfies Prisma.ApplicationSelect;

/** Columns of an application in its worker's list. */
export const ownSelect = { ...bareSelect, ...answersSelect } satisfies Prisma.ApplicationSelect;

const IN_ORDER = [{ at: "asc" }, { type: "asc" }] satisfies Prisma.ApplicationEventOrderByWithRelationInput[];

/** ownSelect plus the timeline and the employer's contact, which toDetail() reveals only after acceptance. */
export const detailSelect = {
  ...ownSelect,
  job: {
    select: {
      ...bareSelect.job.select,
      company: { select: { ...cardSelect.company.select, contact: true } },
    },
  },
  contactLooks: { select: { day: true }, orderBy: { day: "asc" } },
  events: { select: { type: true, at: true, note: true }, orderBy: IN_ORDER, take: 50 },
} satisfies Prisma.ApplicationSelect;

/** bareSelect plus the timeline without its notes, which may name the person. */
export const bareDetailSelect = {
  ...bareSelect,
  events: { select: { id: true, type: true, at: true }, orderBy: IN_ORDER, take: 50 },
} satisfies Prisma.ApplicationSelect;

/** The columns that tell about the applicant, for the job's owner and admins; only with shownTo(). */
export const applicantSelect = {
  id: true,
  ...answersSelect,
  events: { select: { id: true, note: true }, where: { note: { not: null } } },
  worker: {
    select: { username: true, createdAt: true, isVerified: true, profile: { select: applicantProfileSelect } },
  },
} satisfies Prisma.ApplicationSelect;

type BareRow = Prisma.ApplicationGetPayload<{ select: typeof bareSelect }>;
type BareDetailRow = Prisma.ApplicationGetPayload<{ select: typeof bareDetailSelect }>;
type ApplicantRow = Prisma.ApplicationGetPayload<{ select: typeof applicantSelect }>;
type OwnRow = Prisma.ApplicationGetPayload<{ select: typeof ownSelect }>;
type DetailRow = Prisma.ApplicationGetPayload<{ select: typeof detailSelect }>;

/**
 * Restricts a query to the applications an actor may read: ownership is part of the statement, not a check after it.
 */
export function readableBy(actor: Actor): Prisma.ApplicationWhereInput {
  if (actor.audience === "admin") return {};
  return actor.audience === "worker" ? { workerId: actor.id } : { employerId: actor.id, job: { removedAt: null } };
}

/**
 * Restricts a query to the applications whose applicant an actor may see. An employer no longer does 90 days after a
 * rejection or the end of the job, nor when the applicant's account is deactivated.
 */
export function shownTo(actor: Actor): Prisma.ApplicationWhereInput {
  if (actor.audience !== "employer") return readableBy(actor);
  const isRecent = { OR: [{ endedAt: null }, { endedAt: { gt: shownSince() } }] };
  return { AND: [readableBy(actor), isRecent, { job: isRecent, worker: { deactivatedAt: null } }] };
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** URL of the selfie, which only its worker, the job's owner and admins may fetch. */
const photoUrl = (applicationId: string): string => `/api/service-applications/${applicationId}/photo`;

/** Row → application as its worker sees it; a removed job shows as closed. */
export const toApplication = (row: OwnRow): Application => ({ ...toBare(row), ...toAnswers(row) });

const toBare = (row: BareRow) => ({
  id: row.id,
  job_id: row.jobId,
  job: toJob(row.job),
  status: row.status,
  created_at: row.createdAt.toISOString(),
});

function toJob(row: BareRow["job"]): ApplicationJob {
  const card = toCard(row);
  const removed = row.removedAt !== null;
  return {
    id: card.id,
    title: card.title,
    category: card.category,
    location: card.location,
    company_name: card.company_name,
    company_logo: card.company_logo,
    preview_image: card.preview_image,
    defaultPreviewImageId: card.defaultPreviewImageId,
    type: card.type,
    shift: card.shift,
    salary: card.salary,
    salaryMin: card.salaryMin,
    salaryMax: card.salaryMax,
    status: removed ? "closed" : card.status,
    removed,
    posted_date: card.posted_date ?? card.created_at,
  };
}

const toAnswers = (row: Omit<OwnRow, keyof BareRow> & { id: string }) => ({
  start_date: row.startDate === null ? null : toDay(row.startDate),
  interview_date: row.interviewDate?.toISOString() ?? null,
  gender: row.gender,
  experience: row.experience,
  shift: row.shift,
  profile_image: row.profileImage === null ? null : photoUrl(row.id),
});

const NO_ANSWERS = {
  start_date: null,
  interview_date: null,
  gender: null,
  experience: null,
  shift: null,
  profile_image: null,
} as const;

/** Row → application with its timeline. Only an accepted applicant gets the employer's contact. */
export const toDetail = (row: DetailRow): ApplicationDetail => ({
  ...toApplication(row),
  contact_looks: row.contactLooks.map(({ day }) => ({ by: toCard(row.job).company_name, on: toDay(day) })),
  employer_contact: row.status === "accepted" ? { name: row.job.company.name, contact: row.job.company.contact } : null,
  events: row.events.map((event) => toEvent(event, event.note)),
});

const toEvent = ({ type, at }: { type: ApplicationEvent["status"]; at: Date }, note: string | null) => ({
  status: type,
  at: at.toISOString(),
  note,
});

/** Row → application as the job's owner sees it. @param applicant null if the owner may not see the person. */
export const toReceived = (row: BareRow, applicant: ApplicantRow | null): ReceivedApplication => ({
  ...toBare(row),
  ...(applicant ? toApplicant(applicant) : { shown: "nothing", ...NO_ANSWERS, worker: null, worker_profile: null }),
});

const toApplicant = (row: ApplicantRow) => ({
  shown: "person" as const,
  ...toAnswers(row),
  worker: {
    username: row.worker.username,
    createdAt: row.worker.createdAt.toISOString(),
    isVerified: row.worker.isVerified,
  },
  worker_profile: toApplicantProfile(row.worker.profile, `/api/service-applications/${row.id}/profile-photo`),
});

/** The same with its timeline, whose notes come with the applicant. */
export function toReceivedDetail(row: BareDetailRow, applicant: ApplicantRow | null): ReceivedApplicationDetail {
  const notes = new Map(applicant?.events.map(({ id, note }) => [id, note]));
  const events = row.events.map((event) => toEvent(event, notes.get(event.id) ?? null));
  return { ...toReceived(row, applicant), events };
}
