import { z } from "zod";
import { pageQuery } from "@/lib/http/pagination";
import { image, line, msg, optional } from "@/lib/http/validation";
import { APPLICATION_STATUSES, GENDERS, WORKER_EXPERIENCE_LEVELS } from "./options";

// Any other year is a slip of the finger, and PostgreSQL does not know the year 0.
const isInThisCentury = (date: Date | null): boolean =>
  date === null || (date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100);

/** A day, 2026-11-21; an empty field is none. */
const day = z
  .union([z.literal(""), z.iso.date(msg("dateFormat"))])
  .nullish()
  .transform((value) => (value ? new Date(`${value}T00:00:00Z`) : null))
  .refine(isInThisCentury, msg("dateFormat"));

/** A moment, ISO 8601 with its offset. */
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

/** What the application form holds besides the selfie. */
export const applyFormInput = fields;
export type ApplyFormValues = z.input<typeof fields>;

/** POST /api/service-requests/{id}/apply. */
export const applyInput = fields.extend({
  profileImage: image.optional(),
});
export type ApplyInput = z.output<typeof applyInput>;

/** PUT /api/service-applications/{id}/status. Nobody decides an application back to pending. */
export const decisionInput = z.object({
  status: z.enum(APPLICATION_STATUSES),
  interview_date: moment.nullish(),
  start_date: day,
});
export type DecisionInput = z.output<typeof decisionInput>;

/** `[id]` of an application. */
export const applicationParams = z.object({ id: z.uuid() });

/** Lists of applications, `?status=`. */
export const listApplicationsQuery = z.object({
  ...pageQuery,
  status: z
    .enum(APPLICATION_STATUSES)
    .optional()
    .transform((value) => value ?? null),
});
export type ListApplicationsQuery = z.output<typeof listApplicationsQuery>;

/** How an application arrives as multipart. */
export const APPLY_FORM = { files: ["profileImage"] } as const;
