import { z } from "zod";
import { pageQuery } from "@/lib/platform/http/pagination";
import { tick } from "@/lib/platform/http/posted-fields";
import { image, line, msg, optional, recording, text } from "@/lib/platform/http/validation";
import { personName, phone } from "@/lib/domains/users/account-schema";
import { consentInput } from "@/lib/domains/users/consent-schema";
import { undoable } from "@/lib/domains/jobs/schema";
import { GENDERS, WORKER_EXPERIENCE_LEVELS } from "@/lib/domains/profiles/options";
import { day, isNotOver, isNotPastDay, isPlannable, moment } from "./date-schema";
import { APPLICATION_STATUSES, PROMISE_QUESTIONS } from "./options";

const firstDay = day.refine(isNotPastDay, msg("dayPast"));

const fields = z.object({
  gender: z.enum(GENDERS, { error: msg("genderRequired") }),
  experience: z.enum(WORKER_EXPERIENCE_LEVELS, { error: msg("workerExperienceRequired") }),
  shift: optional(line(120)),
  start_date: day,
});

/** The fields of the application form, without the selfie and the voice note. */
export const applyFormInput = fields.extend({ start_date: firstDay });

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

/** Longest note in characters, as in the database. */
export const NOTE_MAX = 2000;

const decisionFields = {
  note: optional(text(NOTE_MAX)),
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
  status: z
    .enum(APPLICATION_STATUSES)
    .optional()
    .transform((value) => value ?? null),
});
export type ListApplicationsQuery = z.output<typeof listApplicationsQuery>;

/** The file fields of an application sent as multipart. */
export const APPLY_FORM = { json: ["consent"], files: ["profileImage", "voiceNote"] } as const;
