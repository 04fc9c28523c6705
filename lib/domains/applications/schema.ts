import { z } from "zod";
import { isCountCursor, pageQuery, searchQuery, sortedPageQuery } from "@/lib/platform/http/pagination";
import { tick } from "@/lib/platform/http/posted-fields";
import { HOURS_PARTS } from "@/lib/language/hours/options";
import { image, line, msg, optional, orNull, recording, text } from "@/lib/platform/http/validation";
import { personName, phone } from "@/lib/domains/users/account-schema";
import { consentInput } from "@/lib/domains/users/consent-schema";
import { undoable } from "@/lib/domains/jobs/schema";
import { GENDERS, WORKER_EXPERIENCE_LEVELS } from "@/lib/domains/profiles/options";
import { day, isNotOver, isNotPastDay, isPlannable, moment } from "./date-schema";
import {
  APPLICANT_SORTS,
  APPLICATION_STATUSES,
  MOST_DECIDED_AT_ONCE,
  PROMISE_QUESTIONS,
  REJECTION_REASONS,
  NOTE_MAX,
} from "./options";

const firstDay = day.refine(isNotPastDay, msg("dayPast"));

const fields = z.object({
  gender: z.enum(GENDERS, { error: msg("genderRequired") }),
  experience: z.enum(WORKER_EXPERIENCE_LEVELS, { error: msg("workerExperienceRequired") }),
  shift: optional(line(120)),
  start_date: day,
});

/** POST /api/service-requests/{id}/apply. Whether the first day is over depends on when it was written (date-policy.ts). */
export const applyInput = fields.extend({
  profileImage: image.optional(),
  voiceNote: recording.optional(),
  consent: consentInput.nullish(),
});
export type ApplyInput = z.output<typeof applyInput>;

/** The own phone number, which a form asks for where the account has none. */
const ownPhone = { phone: phone.optional(), whatsapp: tick };

/** The application form as the browser posts it by itself; it asks for a name where the account has none. */
export const postedApplication = applyInput.extend({ ...ownPhone, name: personName.optional() });

const decisionFields = {
  note: optional(text(NOTE_MAX)),
  reason: z
    .union([z.enum(REJECTION_REASONS), z.literal("")])
    .nullish()
    .transform((reason) => reason || null),
  start_date: firstDay.refine(isPlannable, msg("dateTooFar")),
};

/** PUT /api/service-applications/{id}/status. An application cannot go back to pending. */
export const decisionInput = z
  .object({
    status: z.enum(APPLICATION_STATUSES),
    interview_date: moment.nullish().refine(isNotOver, msg("datePast")).refine(isPlannable, msg("dateTooFar")),
    ...decisionFields,
    undoable,
  })
  // The worker sees an interview at once.
  .refine(({ undoable, interview_date: date }) => !(undoable && date), { path: ["undoable"], error: msg("invalid") })
  // Nobody is told why they were chosen.
  .refine(({ status, reason }) => !(reason && status !== "rejected"), { path: ["reason"], error: msg("invalid") })
  // A rejected applicant gets neither an interview nor a start date.
  .refine(({ status, interview_date: date }) => !(status === "rejected" && date), {
    path: ["interview_date"],
    error: msg("invalid"),
  })
  .refine(({ status, start_date: date }) => !(status === "rejected" && date), {
    path: ["start_date"],
    error: msg("invalid"),
  });

/** The form of a decision as the browser posts it by itself. */
export const postedDecision = decisionInput.safeExtend(ownPhone);

/** The form of the decision dialog. */
export const decisionFormInput = z.object(decisionFields);
export type DecisionInput = z.output<typeof decisionInput>;

/** PUT /api/service-applications/{id}/promise. */
export const promiseInput = z.object({ question: z.enum(PROMISE_QUESTIONS), kept: z.boolean() });
export type PromiseInput = z.output<typeof promiseInput>;

/** The `[id]` segment of an application's route. */
export const applicationParams = z.object({ id: z.uuid() });

/** Query of the application lists. */
export const listApplicationsQuery = z.object({
  ...pageQuery,
  status: orNull(z.enum(APPLICATION_STATUSES)),
});
export type ListApplicationsQuery = z.output<typeof listApplicationsQuery>;

const atMost = (most: number) => orNull(z.coerce.number().int().min(1).max(most));

/** Query of an employer's list of applicants. The values of a cursor are those of its order. */
export const listApplicantsQuery = z
  .object({
    ...sortedPageQuery,
    status: listApplicationsQuery.shape.status,
    sort: z.enum(APPLICANT_SORTS).default("newest"),
    search: searchQuery.describe("A part of the name; finds only those who agreed to show it"),
    within: atMost(1_000).describe("Whole kilometres from the job at most"),
    pay_to: atMost(10_000_000).describe("Rupees a month that the applicant asks for, at most"),
    years: orNull(z.enum(WORKER_EXPERIENCE_LEVELS)).describe("This experience or more"),
    hours: orNull(z.enum(HOURS_PARTS)).describe("The part of the day that the applicant wants to work"),
  })
  .refine(({ cursor, sort }) => cursor === null || isCountCursor(cursor) === (sort !== "newest"), {
    path: ["cursor"],
    error: msg("badCursor"),
  });
export type ListApplicantsQuery = z.output<typeof listApplicantsQuery>;

const ids = z
  .array(z.uuid())
  .min(1)
  .max(MOST_DECIDED_AT_ONCE)
  .transform((all) => [...new Set(all)]);

/** POST /api/service-requests/{id}/decisions. */
export const decisionsInput = z
  .object({ ids, status: z.enum(["shortlisted", "rejected"]), reason: z.enum(REJECTION_REASONS).nullish(), undoable })
  .refine(({ status, reason }) => !(reason && status !== "rejected"), { path: ["reason"], error: msg("invalid") });
export type DecisionsInput = z.output<typeof decisionsInput>;

/** POST /api/service-requests/{id}/decisions/undo. */
export const undoInput = z.object({ ids });

/** PUT /api/service-applications/{id}/private-note. */
export const privateNoteInput = z.object({ text: optional(text(NOTE_MAX)) });

/** The file fields of an application sent as multipart. */
export const APPLY_FORM = { json: ["consent"], files: ["profileImage", "voiceNote"] } as const;
