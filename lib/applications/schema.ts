import { z } from "zod";
import { pageQuery } from "@/lib/http/pagination";
import { image, line, msg, optional, text } from "@/lib/http/validation";
import { consentInput } from "@/lib/users/consent-schema";
import { addDays, dayInIndia } from "@/lib/time";
import { GENDERS, WORKER_EXPERIENCE_LEVELS } from "@/lib/profiles/options";
import { APPLICATION_STATUSES } from "./options";

// Any other year is a typing mistake, and PostgreSQL has no year 0.
const isInThisCentury = (date: Date | null): boolean =>
  date === null || (date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100);

/** A day such as 2026-11-21; an empty field becomes null. */
const day = z
  .union([z.literal(""), z.iso.date(msg("dateFormat"))])
  .nullish()
  .transform((value) => (value ? new Date(`${value}T00:00:00Z`) : null))
  .refine(isInThisCentury, msg("dateFormat"));

/** A point in time, ISO 8601 with offset. */
const moment = z.iso
  .datetime({ offset: true, error: msg("dateFormat") })
  .transform((value) => new Date(value))
  .refine(isInThisCentury, msg("dateFormat"));

const fields = z.object({
  gender: z.enum(GENDERS, { error: msg("genderRequired") }),
  experience: z.enum(WORKER_EXPERIENCE_LEVELS, { error: msg("workerExperienceRequired") }),
  shift: optional(line(120)),
  start_date: day,
});

/** The fields of the application form, without the selfie. */
export const applyFormInput = fields;

/** POST /api/service-requests/{id}/apply. */
export const applyInput = fields.extend({
  profileImage: image.optional(),
  consent: consentInput.nullish(),
});
export type ApplyInput = z.output<typeof applyInput>;

/** How far ahead an interview or start date may be; anything later is a typing mistake. */
export const PLANNING_DAYS = 365;
/** Longest note in characters, as in the database. */
export const NOTE_MAX = 2000;

// A time picked a minute ago may begin this minute. A day is over when it is over in India.
const isNotOver = (date: Date | null | undefined): boolean => !date || date.getTime() > Date.now() - 60_000;
const isNotPastDay = (date: Date | null): boolean => !date || date.toISOString().slice(0, 10) >= dayInIndia();
const isPlannable = (date: Date | null | undefined): boolean =>
  !date || dayInIndia(date) <= addDays(dayInIndia(), PLANNING_DAYS);

const decisionFields = {
  note: optional(text(NOTE_MAX)),
  start_date: day.refine(isNotPastDay, msg("datePast")).refine(isPlannable, msg("dateTooFar")),
};

/** PUT /api/service-applications/{id}/status. An application cannot go back to pending. */
export const decisionInput = z
  .object({
    status: z.enum(APPLICATION_STATUSES),
    interview_date: moment.nullish().refine(isNotOver, msg("datePast")).refine(isPlannable, msg("dateTooFar")),
    ...decisionFields,
  })
  // A rejected applicant gets neither an interview nor a start date.
  .refine(({ status, interview_date: date }) => !(status === "rejected" && date), {
    path: ["interview_date"],
    error: msg("invalid"),
  })
  .refine(({ status, start_date: date }) => !(status === "rejected" && date), {
    path: ["start_date"],
    error: msg("invalid"),
  });

/** The form of the decision dialog: `interview_date` is the value of a datetime-local field, meant as Indian time. */
export const decisionFormInput = z.object({
  interview_date: z
    .union([z.literal(""), z.iso.datetime({ local: true, error: msg("dateFormat") })])
    .transform((value) => (value ? new Date(`${value}+05:30`) : null))
    .refine(isNotOver, msg("datePast"))
    .refine(isPlannable, msg("dateTooFar")),
  ...decisionFields,
});
export type DecisionInput = z.output<typeof decisionInput>;

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
export const APPLY_FORM = { json: ["consent"], files: ["profileImage"] } as const;
