import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Prisma } from "@/lib/db/generated/client";
import { cardSelect, toCard } from "@/lib/jobs/rows";
import { NO_WORKER_PROFILE, toWorkerProfile, workerProfileSelect } from "@/lib/profiles/rows";
import type { Application, ApplicationDetail, ReceivedApplication } from "./types";

const applicationSelect = {
  id: true,
  jobId: true,
  status: true,
  createdAt: true,
  startDate: true,
  interviewDate: true,
  gender: true,
  experience: true,
  shift: true,
  profileImage: true,
  job: { select: { ...cardSelect, removedAt: true } },
} satisfies Prisma.ApplicationSelect;

/** Columns of an application in its worker's list. */
export const ownSelect = applicationSelect;

/** ownSelect plus the timeline and the employer's contact, which toDetail() reveals only after acceptance. */
export const detailSelect = {
  ...applicationSelect,
  job: {
    select: {
      ...applicationSelect.job.select,
      company: { select: { ...cardSelect.company.select, contact: true } },
    },
  },
  events: { select: { type: true, at: true, note: true }, orderBy: [{ at: "asc" }, { type: "asc" }], take: 50 },
} satisfies Prisma.ApplicationSelect;

/** Columns of an application with its applicant, for the job's owner and admins. */
export const receivedSelect = {
  ...applicationSelect,
  worker: {
    select: { username: true, createdAt: true, isVerified: true, profile: { select: workerProfileSelect } },
  },
} satisfies Prisma.ApplicationSelect;

type ApplicationRow = Prisma.ApplicationGetPayload<{ select: typeof applicationSelect }>;
type DetailRow = Prisma.ApplicationGetPayload<{ select: typeof detailSelect }>;
type ReceivedRow = Prisma.ApplicationGetPayload<{ select: typeof receivedSelect }>;

/**
 * Restricts a query to the applications an actor may read: ownership is part of the statement, not a check after it.
 */
export function readableBy(actor: Actor): Prisma.ApplicationWhereInput {
  if (actor.audience === "admin") return {};
  return actor.audience === "worker" ? { workerId: actor.id } : { employerId: actor.id, job: { removedAt: null } };
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** URL of the selfie, which only its worker, the job's owner and admins may fetch. */
const photoUrl = (applicationId: string): string => `/api/service-applications/${applicationId}/photo`;

/** Row → application as its worker sees it; a removed job shows as closed. */
export function toApplication(row: ApplicationRow): Application {
  const card = toCard(row.job);
  const removed = row.job.removedAt !== null;
  return {
    id: row.id,
    job_id: row.jobId,
    job: {
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
    },
    status: row.status,
    created_at: row.createdAt.toISOString(),
    start_date: row.startDate === null ? null : toDay(row.startDate),
    interview_date: row.interviewDate?.toISOString() ?? null,
    gender: row.gender,
    experience: row.experience,
    shift: row.shift,
    profile_image: row.profileImage === null ? null : photoUrl(row.id),
  };
}

/** Row → application with its timeline. Only an accepted applicant gets the employer's contact. */
export const toDetail = (row: DetailRow): ApplicationDetail => ({
  ...toApplication(row),
  employer_contact: row.status === "accepted" ? { name: row.job.company.name, contact: row.job.company.contact } : null,
  events: row.events.map((event) => ({ status: event.type, at: event.at.toISOString(), note: event.note })),
});

/** Row → application as the job's owner sees it, including the worker's profile and contact. */
export const toReceived = (row: ReceivedRow): ReceivedApplication => ({
  ...toApplication(row),
  worker: {
    username: row.worker.username,
    createdAt: row.worker.createdAt.toISOString(),
    isVerified: row.worker.isVerified,
  },
  worker_profile: row.worker.profile
    ? toWorkerProfile(row.worker.profile, `/api/service-applications/${row.id}/profile-photo`)
    : NO_WORKER_PROFILE,
});
