import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/language/i18n/languages";
import { HOURS_PARTS } from "@/lib/language/hours/options";
import { KINDS } from "@/lib/core/categories";
import { keysOf } from "@/lib/core/objects";
import { MAX_SALARY } from "@/lib/core/salary";
import { placeId } from "@/lib/language/places/schema";
import { flag, image, msg, orNull, text } from "@/lib/platform/http/validation";
import { isCountCursor, pageQueryOf, searchQuery, sortedPageQuery } from "@/lib/platform/http/pagination";
import { isHomeless, withEmployment, type Employment } from "./employment-policy";
import { JOB_FIELDS, type DependentFieldName, type JobFieldName } from "./fields";
import { isListValue } from "./list-policy";
import { JOB_FIELD_NAMES } from "./listed-fields";
import {
  DEFAULT_PREVIEWS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  JOB_TYPES,
  MAX_REASON,
  OFFICE_REASON_MAX,
  WORK_KINDS,
} from "./options";
import { FIELD_SCHEMAS } from "./rules-schema";

/** The column is a 32-bit integer. */
const MAX_REVISION = 2_147_483_647;

/** The fields that each operation or form has: those of the create form, those of the edit form, or all. */
const ASKED_IN = {
  post: "create",
  draft: "create",
  edit: "edit",
  keepDraft: "edit",
  publish: "edit",
  put: "schema",
} as const;
type Way = keyof typeof ASKED_IN;

type Shape<W extends Way> = {
  [
    Name in JobFieldName as (typeof ASKED_IN)[W] extends keyof (typeof JOB_FIELDS)[Name] ? Name : never
  ]: (typeof FIELD_SCHEMAS)[Name]["rules"][W];
};

const shapeOf = <W extends Way>(way: W): Shape<W> =>
  Object.fromEntries(
    JOB_FIELD_NAMES.filter((name) => ASKED_IN[way] in JOB_FIELDS[name]).map((name) => [
      name,
      FIELD_SCHEMAS[name].rules[way],
    ]),
  ) as Shape<W>;

// The id of the place that was chosen for `location`; without one the place is read from the text.
// A job that was read has the whole place, and may be sent back as it is.
const place = z.union([placeId, z.object({ id: placeId }).transform(({ id }) => id)]).nullish();

const pictures = {
  useDefaultPreviewImage: flag.default(true),
  defaultPreviewImageId: z
    .enum(DEFAULT_PREVIEWS)
    .nullish()
    .transform((value) => value ?? null),
};

const posted = z.object({
  ...shapeOf("post"),
  place,
  ...pictures,
  status: z
    .literal("open")
    .optional()
    .transform((value) => value ?? "open"),
});

/** A draft has a title; all other fields that publishing requires may still be missing. */
const draft = z.object({ ...shapeOf("draft"), place, ...pictures, status: z.literal("draft") });

/** The rules of POST for the create form in the browser, where pictures are held outside the form. */
export const jobFormInput = z.discriminatedUnion("status", [posted, draft]);

const files = { companyLogo: image.optional(), previewImage: image.optional() };

/** An owner's answers about words that the rules ask about (409 `wording_asked`), by field; the job is then held. */
const wordingReasons = z
  .partialRecord(z.enum(JOB_FIELD_NAMES), text(MAX_REASON))
  .optional()
  .describe("What the owner says to words that were asked about, by field; a person looks at the job then");

// Those left out follow from those sent (employment-policy.ts).
const employment = {
  type: z.enum(JOB_TYPES).optional(),
  employmentType: z.enum(EMPLOYMENT_TYPES).optional(),
  accommodationProvided: flag.optional(),
};

const UNSAID_EMPLOYMENT: Employment = { employmentType: "LIVE_OUT_FULL_TIME", accommodationProvided: false };

/** POST /api/jobs and /api/service-requests. Details whose switch is off are dropped. */
export const createJobInput = z
  .discriminatedUnion("status", [
    posted.extend({ ...files, ...employment, wordingReasons }),
    draft.extend({ ...files, ...employment, wordingReasons }),
  ])
  .transform((values) => ({ ...values, ...UNSAID_EMPLOYMENT, ...withEmployment(values, UNSAID_EMPLOYMENT) }))
  .refine((values) => !isHomeless(values), { path: ["accommodationProvided"], error: msg("liveInHome") })
  .transform(({ type: _type, ...values }) => ({
    ...values,
    ...({
      room: values.accommodationProvided ? values.room : null,
      accommodationDetails: values.accommodationProvided ? values.accommodationDetails : null,
      backgroundCheckTypes: values.backgroundCheckRequired ? values.backgroundCheckTypes : [],
      numberOfReferences: values.referencesRequired ? values.numberOfReferences : null,
    } satisfies Record<DependentFieldName, unknown>),
  }));
export type CreateJobInput = z.output<typeof createJobInput>;

/** The edit form in the browser: of a published job, of a draft that stays one, of a draft being published. */
export const editFormInputs = {
  update: z.object({ ...shapeOf("edit"), place, ...pictures }),
  keepDraft: z.object({ ...shapeOf("keepDraft"), place, ...pictures }),
  publish: z.object({ ...shapeOf("publish"), place, ...pictures }),
};

/** PUT /api/jobs/{id}: fields not sent stay as they are. */
/** Why an admin does something with a job: its owner is told in these words. Admins have to give it. */
export const officeReason = text(OFFICE_REASON_MAX, { length: 1, message: msg("required") });

export const updateJobInput = z.object({
  ...shapeOf("put"),
  place,
  // The revision the caller has read: the save is refused if a field it sends was changed since. Without it the last
  // save wins.
  revision: z.coerce
    .number({ error: msg("invalid") })
    .int(msg("invalid"))
    .min(1, msg("invalid"))
    .max(MAX_REVISION, msg("invalid"))
    .optional(),
  useDefaultPreviewImage: flag.optional(),
  defaultPreviewImageId: z.enum(DEFAULT_PREVIEWS).optional(),
  ...files,
  wordingReasons,
  removeCompanyLogo: flag.optional(),
  reason: officeReason.optional(),
});
export type UpdateJobInput = z.output<typeof updateJobInput>;

/** Whether what is asked for is carried out, and told, only in ten seconds, and can be taken back until then. */
export const undoable = z.boolean().optional();

/** DELETE /api/jobs/{id}. */
export const removeJobQuery = z.object({ undoable: z.enum(["true", "false"]).optional() });

/** POST /api/client/pause-answer. */
export const pauseAnswerInput = z.object({ stillLooking: z.boolean() });

/** POST /api/jobs/{id}/renewal. */
export const renewalInput = z.object({ wordingReasons });

/** PUT /api/jobs/{id}/status. */
export const jobStatusInput = z
  .object({
    status: z.enum(JOB_STATUSES),
    filled: z.literal(true).optional(),
    undoable,
    wordingReasons,
    reason: officeReason.optional(),
  })
  .refine(({ status, filled }) => !filled || status === "closed", { path: ["filled"], error: msg("invalid") });
export type JobStatusInput = z.output<typeof jobStatusInput>;

/** The `[id]` segment of a job's route. */
export const jobParams = z.object({ id: z.uuid() });

/** GET /previews/{id}. */
export const previewQuery = z.object({
  lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  v: z.string().max(12).optional().describe("The job's revision: a changed job has a picture at a new address"),
});

/** GET /api/service-requests. The category matches case-insensitively; an unknown one matches nothing. */
export const listJobsQuery = z.object({
  ...pageQueryOf(isListValue),
  category: z
    .string()
    .max(60)
    .optional()
    .transform((value) => value?.replaceAll("\u0000", "").toLowerCase() || null)
    .transform((value) => (value === "all" ? null : value)),
  kind: orNull(z.enum(keysOf(KINDS))).describe("All categories that people call so: drivers and personal drivers"),
  search: searchQuery,
  status: z.enum(["open", "closed", "all"]).default("open"),
  type: orNull(z.union([z.enum(JOB_TYPES), z.enum(WORK_KINDS)])),
  pay_from: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_SALARY)
    .optional()
    .transform((value) => value || null),
  living_in: orNull(z.enum(["true", "false"]).transform((value) => value === "true")),
  meals: z
    .literal("true")
    .optional()
    .transform((value) => value === "true"),
  hours: orNull(z.enum(HOURS_PARTS)),
  // `near` is the nearest first, for a worker who has said where to look for work.
  sort: z.enum(["near", "newest"]).default("newest"),
  // Another place to measure from.
  near: placeId.optional().transform((value) => value || null),
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

/** Multipart fields of a job: these are JSON-encoded lists, these parts are files (api.md, Jobs). */
export const JOB_FORM = {
  json: [
    ...JOB_FIELD_NAMES.filter((name) => ["lines", "words", "choices", "chips"].includes(JOB_FIELDS[name].kind)),
    "wordingReasons",
  ],
  files: Object.keys(files),
};
