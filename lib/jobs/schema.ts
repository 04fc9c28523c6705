import { z } from "zod";
import { flag, image, line, msg, optional, text } from "@/lib/http/validation";
import { isCountCursor, pageQuery, searchQuery, sortedPageQuery } from "@/lib/http/pagination";
import { optionalSalary, salary } from "@/lib/salary-input";
import {
  BENEFITS,
  CATEGORIES,
  DEFAULT_PREVIEWS,
  EMPLOYMENT_TYPES,
  JOB_EXPERIENCE_LEVELS,
  JOB_STATUSES,
  JOB_TYPES,
  REQUIRED_LANGUAGES,
  URGENCY_LEVELS,
  VERIFICATION_TYPES,
  WORK_KINDS,
} from "./options";

/** Longest texts in characters; the columns are unbounded text, so this is the limit (decisions.md, Text). */
export const JOB_TEXT_MAX = { title: 120, line: 120, item: 160, paragraph: 2_000 } as const;

/** The column is a 32-bit integer. */
const MAX_REVISION = 2_147_483_647;

const paragraph = text(JOB_TEXT_MAX.paragraph);
const detail = line(JOB_TEXT_MAX.line);

/** Lines, as a list or as one text with a line each. */
const lines = z
  .union([z.string().transform((value) => value.split("\n")), z.array(z.string())])
  .transform((values) => values.filter((value) => value.trim() !== ""))
  .pipe(z.array(line(JOB_TEXT_MAX.item)).max(30));

/** Benefit names: a list, or the map of name to true that product.md shows. */
const benefits = z
  .union([
    z.array(z.string()),
    z.record(z.string(), z.boolean()).transform((map) => Object.keys(map).filter((name) => map[name])),
  ])
  .pipe(z.array(z.enum(BENEFITS)).max(BENEFITS.length))
  .transform((names) => [...new Set(names)]);

const choices = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .transform((chosen) => [...new Set(chosen)]);

const references = z.coerce
  .number({ error: msg("referencesRange") })
  .int(msg("referencesRange"))
  .min(1, msg("referencesRange"))
  .max(5, msg("referencesRange"));

/** Free texts that may be left empty. */
const OPTIONAL_TEXTS = {
  company_name: detail,
  workEnvironment: detail,
  accommodationDetails: paragraph,
  probationPeriod: detail,
  contractDuration: detail,
  noticePeriod: detail,
  holidayPolicy: detail,
  dresscode: detail,
  specialInstructions: paragraph,
};
type OptionalText = keyof typeof OPTIONAL_TEXTS;

const eachText = <T>(make: (schema: typeof detail) => T) =>
  Object.fromEntries(Object.entries(OPTIONAL_TEXTS).map(([name, schema]) => [name, make(schema)])) as Record<
    OptionalText,
    T
  >;

const createFields = z.object({
  ...eachText((schema) => optional(schema)),
  title: line(JOB_TEXT_MAX.title, { length: 1, message: msg("positionTitleRequired") }).pipe(
    z.string().min(2, msg("titleTooShort")),
  ),
  category: z.enum(CATEGORIES, { error: msg("staffCategoryRequired") }),
  location: line(JOB_TEXT_MAX.line, { length: 1, message: msg("locationRequired") }).pipe(
    z.string().min(2, msg("locationTooShort")),
  ),
  salary: salary(msg("compensationRequired")),
  employmentType: z.enum(EMPLOYMENT_TYPES).default("LIVE_OUT_FULL_TIME"),
  shift: line(JOB_TEXT_MAX.line, { length: 1, message: msg("workingHoursRequired") }),
  workingDays: line(JOB_TEXT_MAX.line, { length: 1, message: msg("workingDaysRequired") }),
  experienceLevel: z.enum(JOB_EXPERIENCE_LEVELS, { error: msg("experienceLevelRequired") }),
  urgencyLevel: z.enum(URGENCY_LEVELS).default("flexible"),
  requirements: lines.default([]),
  benefits: benefits.default([]),
  accommodationProvided: flag.default(false),
  backgroundCheckRequired: flag.default(true),
  backgroundCheckTypes: choices(VERIFICATION_TYPES).default([]),
  referencesRequired: flag.default(true),
  numberOfReferences: references.default(2),
  languagesRequired: choices(REQUIRED_LANGUAGES).default([]),
  additionalSkills: lines.default([]),
  status: z
    .literal("open")
    .optional()
    .transform((value) => value ?? "open"),
  useDefaultPreviewImage: flag.default(true),
  defaultPreviewImageId: z
    .enum(DEFAULT_PREVIEWS)
    .nullish()
    .transform((value) => value ?? null),
});

const optionalExperience = z
  .union([z.enum(JOB_EXPERIENCE_LEVELS), z.literal("")], { error: msg("experienceLevelRequired") })
  .nullish()
  .transform((value) => value || null);

/** A draft has a title, a category and a location; what else publishing needs may still be missing. */
const draftFields = createFields.extend({
  salary: optionalSalary,
  shift: optional(detail),
  workingDays: optional(detail),
  experienceLevel: optionalExperience,
  status: z.literal("draft"),
});

/** The rules of POST for the create form in the browser, where pictures are held outside of it. */
export const jobFormInput = z.discriminatedUnion("status", [createFields, draftFields]);

const images = { companyLogo: image.optional(), previewImage: image.optional() };

/** POST /api/jobs and /api/service-requests. Details of what is not wanted are dropped. */
export const createJobInput = z
  .discriminatedUnion("status", [createFields.extend(images), draftFields.extend(images)])
  .transform((values) => ({
    ...values,
    accommodationDetails: values.accommodationProvided ? values.accommodationDetails : null,
    backgroundCheckTypes: values.backgroundCheckRequired ? values.backgroundCheckTypes : [],
    numberOfReferences: values.referencesRequired ? values.numberOfReferences : null,
  }));
export type CreateJobInput = z.output<typeof createJobInput>;

const editFields = createFields.omit({ status: true, employmentType: true }).extend({
  title: line(JOB_TEXT_MAX.title, { length: 2, message: msg("titleTooShort") }),
  category: z.enum(CATEGORIES, { error: msg("categoryRequired") }),
  location: line(JOB_TEXT_MAX.line, { length: 2, message: msg("locationTooShort") }),
  salary: salary(msg("salaryRequired")),
  type: z.enum(JOB_TYPES),
  shift: line(JOB_TEXT_MAX.line, { length: 1, message: msg("shiftRequired") }),
  workingDays: line(JOB_TEXT_MAX.line, { length: 1, message: msg("workingDaysRequired") }),
  experienceLevel: optionalExperience,
  requirements: lines.pipe(z.array(z.string()).min(1, msg("requirementsRequired"))),
});

/** The edit form in the browser: of a published position, of a draft that stays one, of a draft to be published. */
export const editFormInputs = {
  update: editFields,
  keepDraft: editFields.extend({
    salary: optionalSalary,
    shift: optional(detail),
    workingDays: optional(detail),
    requirements: lines,
  }),
  publish: editFields.extend({
    experienceLevel: z.enum(JOB_EXPERIENCE_LEVELS, { error: msg("experienceLevelRequired") }),
  }),
};

/** PUT /api/jobs/{id}: fields not sent stay as they are. */
export const updateJobInput = z.object({
  // The state that the caller has read: refused when it is no longer the present one. Without it the last save wins.
  revision: z.coerce
    .number({ error: msg("invalid") })
    .int(msg("invalid"))
    .min(1, msg("invalid"))
    .max(MAX_REVISION, msg("invalid"))
    .optional(),
  title: line(JOB_TEXT_MAX.title, { length: 2, message: msg("titleTooShort") }).optional(),
  category: z.enum(CATEGORIES, { error: msg("categoryRequired") }).optional(),
  location: line(JOB_TEXT_MAX.line, { length: 2, message: msg("locationTooShort") }).optional(),
  salary: salary(msg("salaryRequired")).optional(),
  type: z.enum(JOB_TYPES).optional(),
  employmentType: z.enum(EMPLOYMENT_TYPES).optional(),
  shift: line(JOB_TEXT_MAX.line, { length: 1, message: msg("shiftRequired") }).optional(),
  workingDays: line(JOB_TEXT_MAX.line, { length: 1, message: msg("workingDaysRequired") }).optional(),
  experienceLevel: z.enum(JOB_EXPERIENCE_LEVELS).optional(),
  urgencyLevel: z.enum(URGENCY_LEVELS).optional(),
  requirements: lines.pipe(z.array(z.string()).min(1, msg("requirementsRequired"))).optional(),
  benefits: benefits.optional(),
  accommodationProvided: flag.optional(),
  backgroundCheckRequired: flag.optional(),
  backgroundCheckTypes: choices(VERIFICATION_TYPES).optional(),
  referencesRequired: flag.optional(),
  numberOfReferences: references.optional(),
  languagesRequired: choices(REQUIRED_LANGUAGES).optional(),
  additionalSkills: lines.optional(),
  // Absent keeps, empty or null clears.
  ...eachText((schema) =>
    schema
      .nullable()
      .transform((value) => value || null)
      .optional(),
  ),
  useDefaultPreviewImage: flag.optional(),
  defaultPreviewImageId: z.enum(DEFAULT_PREVIEWS).optional(),
  companyLogo: image.optional(),
  removeCompanyLogo: flag.optional(),
  previewImage: image.optional(),
});
export type UpdateJobInput = z.output<typeof updateJobInput>;

/** PUT /api/jobs/{id}/status. */
export const jobStatusInput = z.object({ status: z.enum(JOB_STATUSES) });

/** `[id]` of a position. */
export const jobParams = z.object({ id: z.uuid() });

/** GET /api/service-requests. The category matches without regard to case; an unknown one matches nothing. */
export const listJobsQuery = z.object({
  ...pageQuery,
  category: z
    .string()
    .max(60)
    .optional()
    .transform((value) => value?.replaceAll("\u0000", "").toLowerCase() || null)
    .transform((value) => (value === "all" ? null : value)),
  search: searchQuery,
  status: z.enum(["open", "closed", "all"]).default("open"),
  type: z
    .union([z.enum(JOB_TYPES), z.enum(WORK_KINDS)])
    .optional()
    .transform((value) => value ?? null),
});
export type ListJobsQuery = z.output<typeof listJobsQuery>;

/** GET /api/client/service-requests. */
export const ownJobsQuery = z
  .object({
    ...sortedPageQuery,
    search: searchQuery,
    status: z.enum(["all", ...JOB_STATUSES]).default("all"),
    sort: z.enum(["date", "applications"]).default("date"),
    direction: z.enum(["asc", "desc"]).default("desc"),
  })
  .refine((query) => query.cursor === null || isCountCursor(query.cursor) === (query.sort === "applications"), {
    path: ["cursor"],
    error: msg("badCursor"),
  });
export type OwnJobsQuery = z.output<typeof ownJobsQuery>;

/** How a job arrives as multipart: these fields are JSON-encoded lists, these parts are files (api.md, Jobs). */
export const JOB_FORM = {
  json: ["requirements", "benefits", "backgroundCheckTypes", "languagesRequired", "additionalSkills"],
  files: ["companyLogo", "previewImage"],
} as const;
