import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { pick } from "@/lib/core/objects";
import { toAgain } from "@/lib/domains/jobs/apply-again-rows";
import { cardSelect, toCard, type CardRow, type Reader } from "@/lib/domains/jobs/rows";
import { applicantProfileSelect, toApplicantProfile } from "@/lib/domains/profiles/rows";
import { shownName } from "@/lib/domains/users/shown-name-policy";
import type { InterviewState } from "./interview-options";
import { interviewSelect, toInterview } from "./interview-rows";
import { judgedSelectFor, toEvent, toJudged, type JudgedRow } from "./judged-rows";
import type { ApplicationEnd } from "./options";
import { readableBy } from "./readable-queries";
import { NO_ANSWERS, NO_PERSON, NOT_JUDGED } from "./policy";
import { shownSince } from "./shown-policy";
import { toDay, toUntold } from "./told-rows";
import {
  APPLICATION_JOB_PARTS,
  type Application,
  type ApplicationDetail,
  type ApplicationJob,
  type EmployerContact,
  type KeptApplication,
  type ReceivedApplication,
  type ReceivedApplicationDetail,
} from "./types";

/** Columns that tell no more than that somebody applied. */
export const bareSelect = {
  id: true,
  jobId: true,
  status: true,
  closedReason: true,
  untoldStatus: true,
  untoldNote: true,
  untoldReason: true,
  untoldStart: true,
  toldAt: true,
  createdAt: true,
  job: { select: { ...cardSelect, removedAt: true, untoldEnd: true, toldAt: true } },
} satisfies Prisma.ApplicationSelect;

/** The worker's answers, for the job's owner and admins; only with answersShownTo(). */
const answersSelect = {
  id: true,
  startDate: true,
  interviewDate: true,
  gender: true,
  experience: true,
  shift: true,
  interview: { select: interviewSelect },
  endedAt: true,
  job: { select: { endedAt: true } },
} satisfies Prisma.ApplicationSelect;

/** The columns of the answers that a reader may see, and how their employer judges them. */
export const answersSelectFor = (actor: Actor) => ({ ...answersSelect, ...judgedSelectFor(actor) });

/** Columns of an application in its worker's list. */
export const ownSelect = {
  ...answersSelect,
  ...bareSelect,
  profileImage: true,
  voiceNote: true,
  voiceSeconds: true,
  job: { select: { ...bareSelect.job.select, endedAt: true } },
} satisfies Prisma.ApplicationSelect;

/** Matches the worker's consent that the employer sees the person, unless withdrawn. */
export const AGREED = { kind: "sharing", withdrawnAt: null } satisfies Prisma.ConsentWhereInput;

const IN_ORDER = [{ at: "asc" }, { type: "asc" }] satisfies Prisma.ApplicationEventOrderByWithRelationInput[];

/** ownSelect plus the timeline and the looks at the worker's phone number. */
export const keptSelect = {
  ...ownSelect,
  contactLooks: { select: { day: true }, orderBy: { day: "asc" } },
  events: { select: { type: true, at: true, note: true, reason: true }, orderBy: IN_ORDER },
} satisfies Prisma.ApplicationSelect;

/** keptSelect plus whether the worker shows the person. */
export const detailSelect = {
  ...keptSelect,
  isSecond: true,
  consents: { select: { id: true }, where: AGREED, take: 1 },
  events: { ...keptSelect.events, take: 50 },
} satisfies Prisma.ApplicationSelect;

/** bareSelect plus the timeline without its notes, which may name the person. */
export const bareDetailSelect = {
  ...bareSelect,
  events: { select: { id: true, type: true, at: true, reason: true }, orderBy: IN_ORDER, take: 50 },
} satisfies Prisma.ApplicationSelect;

/** The columns that tell who the applicant is, for the job's owner and admins; only with personShownTo(). */
export const personSelect = {
  id: true,
  profileImage: true,
  voiceNote: true,
  voiceSeconds: true,
  events: { select: { id: true, note: true }, where: { note: { not: null } } },
  worker: {
    select: {
      ...{ username: true, createdAt: true, isVerified: true, phone: true, whatsapp: true },
      profile: { select: applicantProfileSelect },
    },
  },
} satisfies Prisma.ApplicationSelect;

type BareRow = Prisma.ApplicationGetPayload<{ select: typeof bareSelect }>;
type BareDetailRow = Prisma.ApplicationGetPayload<{ select: typeof bareDetailSelect }>;
type AnswersRow = Prisma.ApplicationGetPayload<{ select: typeof answersSelect }>;
type PersonRow = Prisma.ApplicationGetPayload<{ select: typeof personSelect }>;
/** The rows about an applicant that the reader may see. */
export type ApplicantRows = { answers: (AnswersRow & JudgedRow) | null; person: PersonRow | null };
type OwnRow = Prisma.ApplicationGetPayload<{ select: typeof ownSelect }>;
type KeptRow = Prisma.ApplicationGetPayload<{ select: typeof keptSelect }>;
type DetailRow = Prisma.ApplicationGetPayload<{ select: typeof detailSelect }>;

/** Matches an application or a job that has not ended, or ended so lately that people are still shown. */
const isRecent = () => ({ OR: [{ endedAt: null }, { endedAt: { gt: shownSince() } }] });

/** Matches work that goes on, or ended so lately that people are still shown. */
export const isRecentWork = () => ({ OR: [{ workEndedAt: null }, { workEndedAt: { gt: shownSince() } }] });

/** Restricts a query to the worker's accepted applications, while the address of the job is shown. */
export const addressShownTo = (worker: Actor<"worker">): Prisma.ApplicationWhereInput => ({
  workerId: worker.id,
  status: "accepted",
  job: isRecent(),
});

/**
 * Restricts a query to the worker's applications that show how to reach the employer: accepted, or with a time for an
 * interview that both have agreed on.
 */
export const contactShownTo = (worker: Actor<"worker">): Prisma.ApplicationWhereInput => ({
  workerId: worker.id,
  OR: [
    { status: "accepted", ...isRecentWork() },
    { status: "shortlisted", interview: { state: "agreed" satisfies InterviewState } },
  ],
});

/**
 * Restricts a query to the applications whose answers an actor may see. An employer no longer does 90 days after a
 * rejection or the end of the job, nor when the applicant's account is deactivated.
 */
export function answersShownTo(actor: Actor): Prisma.ApplicationWhereInput {
  if (actor.audience !== "employer") return readableBy(actor);
  // A job that is opened again later does not bring back what has been removed.
  const isThere = { clearedAt: null, worker: { deactivatedAt: null } };
  return { AND: [readableBy(actor), isRecent(), isThere, { job: isRecent() }] };
}

/** The same for the person: an employer also needs the worker's consent. */
export const personShownTo = (actor: Actor): Prisma.ApplicationWhereInput =>
  actor.audience === "employer"
    ? { AND: [answersShownTo(actor), { consents: { some: AGREED } }] }
    : answersShownTo(actor);

/** URL of the selfie, which only its worker, the job's owner and admins may fetch. */
const photoUrl = (applicationId: string): string => `/api/service-applications/${applicationId}/photo`;

/** The same for the voice note. */
const voiceNoteUrl = (applicationId: string): string => `/api/service-applications/${applicationId}/voice-note`;

/** Row → application as its worker sees it; a removed job shows as closed. */
export const toApplication = (row: OwnRow, reader: Reader): Application => ({
  ...toBare(row, reader),
  ...toAnswers(row),
  ...toFiles(row),
});

const toBare = (row: BareRow, reader: Reader) => ({
  id: row.id,
  job_id: row.jobId,
  job: toJob(row.job, reader),
  status: row.status,
  // A row keeps its reason, and options.ts every reason.
  closed_reason: row.closedReason as ApplicationEnd | null,
  created_at: row.createdAt.toISOString(),
});

/** Row → job of an application, as much as its worker's screens show. */
export function toJob(row: CardRow & { removedAt: Date | null }, reader: Reader): ApplicationJob {
  const card = toCard(row, reader);
  const removed = row.removedAt !== null;
  return {
    ...pick(card, APPLICATION_JOB_PARTS),
    status: removed ? "closed" : card.status,
    review: removed ? null : card.review,
    removed,
    posted_date: card.posted_date ?? card.created_at,
  };
}

const toAnswers = (row: AnswersRow) => ({
  start_date: row.startDate === null ? null : toDay(row.startDate),
  interview_date: row.interviewDate?.toISOString() ?? null,
  interview: toInterview(row),
  gender: row.gender,
  experience: row.experience,
  shift: row.shift,
});

const toFiles = (row: Pick<OwnRow, "id" | "profileImage" | "voiceNote" | "voiceSeconds">) => ({
  profile_image: row.profileImage === null ? null : photoUrl(row.id),
  voice_note: row.voiceNote === null ? null : voiceNoteUrl(row.id),
  voice_seconds: row.voiceNote === null ? null : row.voiceSeconds,
});

/** Row → application with its timeline and the looks at the worker's phone number. */
export const toKept = (row: KeptRow, reader: Reader): KeptApplication => ({
  ...toApplication(row, reader),
  contact_looks: row.contactLooks.map(({ day }) => ({ by: toCard(row.job, reader).company_name, on: toDay(day) })),
  events: row.events.map((event) => toEvent(event, event.note, event.reason)),
});

/** The job's exact address and how to reach its employer, each null if it is not shown. */
export type Shown = { address: string | null; contact: EmployerContact | null };

/** Row → application with its timeline. */
export const toDetail = (row: DetailRow, reader: Reader, { address, contact }: Shown): ApplicationDetail => ({
  ...toKept(row, reader),
  exact_address: address,
  apply_again_from: toAgain(row)?.toISOString() ?? null,
  shares_person: row.consents.length > 0,
  employer_contact: contact,
});

/** Row → application as the job's owner sees it. @param applicant what the owner may see of the person. */
export const toReceived = (row: BareRow, reader: Reader, { answers, person }: ApplicantRows): ReceivedApplication => ({
  ...toBare(row, reader),
  shown: person ? "person" : answers ? "answers" : "nothing",
  ...(answers ? toAnswers(answers) : NO_ANSWERS),
  ...(person ? toPerson(person) : NO_PERSON),
  ...(answers ? toJudged(answers) : NOT_JUDGED),
  told_at: null,
  ...toUntold(row, answers !== null),
});

const toPerson = (row: PersonRow) => ({
  ...toFiles(row),
  worker: {
    username: shownName(row.worker.username),
    createdAt: row.worker.createdAt.toISOString(),
    isVerified: row.worker.isVerified,
    // The number itself only where each look is recorded (contact-service.ts).
    hasPhone: row.worker.phone !== null,
    hasWhatsApp: row.worker.phone !== null && row.worker.whatsapp === true,
  },
  worker_profile: toApplicantProfile(row.worker.profile, `/api/service-applications/${row.id}/profile-photo`),
});

/** The same with its timeline, whose notes may name the person. */
export function toReceivedDetail(
  row: BareDetailRow,
  reader: Reader,
  applicant: ApplicantRows,
): ReceivedApplicationDetail {
  const notes = new Map(applicant.person?.events.map(({ id, note }) => [id, note]));
  const events = row.events.map((event) => toEvent(event, notes.get(event.id) ?? null, event.reason));
  const { untoldStatus: status, untoldNote: note, untoldReason: reason, toldAt: at } = row;
  if (status !== null && status !== "pending" && at !== null) events.push(toEvent({ type: status, at }, note, reason));
  return { ...toReceived(row, reader, applicant), events };
}
