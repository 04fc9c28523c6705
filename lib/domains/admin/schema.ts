import { z } from "zod";
import { msg, optional, text } from "@/lib/platform/http/validation";
import { GRIEVANCE_MAX, GRIEVANCE_STATES } from "@/lib/domains/grievances/options";
import {
  isCount,
  isText,
  isTime,
  pageQuery,
  pageQueryOf,
  searchQuery,
  type Cursor,
} from "@/lib/platform/http/pagination";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { createJobInput, officeReason } from "@/lib/domains/jobs/schema";
import { APPLICATION_STATUSES } from "@/lib/domains/applications/options";
import { JOB_STATUSES } from "@/lib/domains/jobs/options";
import { SECURITY_EVENTS } from "@/lib/platform/security-log/events";
import { personName } from "@/lib/domains/users/account-schema";
import { CHECKED_BY } from "@/lib/domains/users/mark-options";
import { DEACTIVATION_REASONS } from "@/lib/domains/users/options";
import { ROLES } from "@/lib/core/roles";
import { isOneOf } from "@/lib/core/objects";
import { newPassword, registerInput, username } from "@/lib/domains/users/schema";
import {
  APPLICATION_SORTS,
  AUDIT_ACTIONS,
  DEACTIVATION_NOTE_MAX,
  EXPORT_KINDS,
  FIGURE_DAYS,
  JOB_SORTS,
  RECOVERY_FACTS,
  SKIM_PAGE,
  USER_SORTS,
} from "./options";

/** POST /api/admin/users/{id}/deactivate. */
export const deactivateInput = z.object({
  reason: z.enum(DEACTIVATION_REASONS).default("other"),
  note: optional(text(DEACTIVATION_NOTE_MAX)),
});
export type DeactivateInput = z.output<typeof deactivateInput>;

/** POST /api/admin/users/{id}/reactivate: why, in words that the account's owner reads; our screens ask for them. */
export const reactivateInput = z.object({ reason: officeReason.optional() });
export type ReactivateInput = z.output<typeof reactivateInput>;

const direction = z.enum(["asc", "desc"]).default("desc");

/** A status and a time, as a cursor of the order by status has them. @returns null for any other text. */
export function readStatusTime(value: string) {
  const [status, time, rest] = value.split("_");
  const isWhole = time !== undefined && isTime(time) && rest === undefined;
  return isWhole && isOneOf(APPLICATION_STATUSES, status) ? { status, time } : null;
}

/** The values of the cursors of each order. */
const CURSOR_VALUES = {
  date: isTime,
  name: isText,
  title: isText,
  applications: isCount,
  status: (value: string) => readStatusTime(value) !== null,
} as const;
const sortedPage = pageQueryOf((value) => Object.values(CURSOR_VALUES).some((isValue) => isValue(value)));
const isOfSort = ({ cursor, sort }: { cursor: Cursor | null; sort: keyof typeof CURSOR_VALUES }) =>
  cursor === null || CURSOR_VALUES[sort](cursor.value);
const BAD_CURSOR = { path: ["cursor"], error: msg("badCursor") };
/** The hits of a search come by date: no index has them in another order, and a common word finds a tenth of all. */
const hasHitsByDate = ({ search, sort }: { search: string | null; sort: string }) => search === null || sort === "date";
const BAD_SORT = { path: ["sort"], error: msg("notAnOption") };

/**
 * GET /api/admin/users: `?search=` a name in any script, phone number, e-mail address or id, `?role=` one of the six, or `employers` for the roles that may
 * post jobs (employer and client).
 */
export const listUsersQuery = z
  .object({
    ...sortedPage,
    search: searchQuery,
    role: z.enum(["all", "employers", ...ROLES]).default("all"),
    sort: z.enum(USER_SORTS).default("date"),
    direction,
  })
  .refine(isOfSort, BAD_CURSOR)
  .refine(hasHitsByDate, BAD_SORT);
export type ListUsersQuery = z.output<typeof listUsersQuery>;

const JOB_FILTERS = ["all", ...JOB_STATUSES, "held"] as const;

/** GET /api/admin/jobs: `?search=` title or location, or an id, `?status=`. */
export const adminJobsQuery = z
  .object({
    ...sortedPage,
    search: searchQuery,
    status: z.enum(JOB_FILTERS).default("all"),
    sort: z.enum(JOB_SORTS).default("date"),
    direction,
  })
  .refine(isOfSort, BAD_CURSOR)
  .refine(hasHitsByDate, BAD_SORT);
export type AdminJobsQuery = z.output<typeof adminJobsQuery>;

/** GET /api/admin/new-jobs. */
export const newJobsQuery = z.object({ ...pageQuery, limit: pageQuery.limit.unwrap().default(SKIM_PAGE) });
export type NewJobsQuery = z.output<typeof newJobsQuery>;

/** PUT /api/admin/jobs/{id}/hold. */
export const holdInput = z.object({ held: z.boolean(), reason: officeReason });
export type HoldInput = z.output<typeof holdInput>;

/** GET /api/admin/applications: `?search=` words of worker and job, or an id, `?status=`. */
export const adminApplicationsQuery = z
  .object({
    ...sortedPage,
    search: searchQuery,
    status: z.enum(["all", ...APPLICATION_STATUSES]).default("all"),
    sort: z.enum(APPLICATION_SORTS).default("date"),
    direction,
  })
  .refine(isOfSort, BAD_CURSOR);
export type AdminApplicationsQuery = z.output<typeof adminApplicationsQuery>;

/** Of our own pages: `?back=1` asks for the page before the cursor. */
export const backQuery = z.object({ back: z.stringbool().default(false) });

/** GET /api/admin/grievances: `?state=`. */
export const adminGrievancesQuery = z.object({
  ...pageQuery,
  state: z.enum(["all", ...GRIEVANCE_STATES]).default("all"),
});
export type AdminGrievancesQuery = z.output<typeof adminGrievancesQuery>;

/** PUT /api/admin/grievances/{id}/answer. */
export const answerInput = z.object({
  answer: text(GRIEVANCE_MAX, { length: 1, message: msg("required") }),
});
export type AnswerValues = z.input<typeof answerInput>;
export type AnswerInput = z.output<typeof answerInput>;

/** The `[id]` segment of a user's route. */
export const userParams = z.object({ id: z.uuid() });

/** POST /api/admin/users. Same rules as registration, for all six roles; the service decides who may create which. */
export const createUserInput = z.object({
  username,
  password: newPassword,
  role: z.enum(ROLES),
  preferredLanguage: z.enum(LANGUAGES).default("en"),
  region: registerInput.shape.region,
  /** The name in the profile. */
  name: optional(personName),
});
export type CreateUserValues = z.input<typeof createUserInput>;
export type CreateUserInput = z.output<typeof createUserInput>;

const employer = z.object({ employerId: z.uuid({ error: msg("employerRequired") }) });

/** POST /api/admin/jobs: POST /api/jobs with the employer's id. */
export const createJobForEmployerInput = employer.and(createJobInput);
export type CreateJobForEmployerInput = z.output<typeof createJobForEmployerInput>;

/** POST /api/admin/users/{id}/recovery-code: the facts that the caller told rightly, for an account without a phone number. */
export const recoveryCodeInput = z.object({
  facts: z
    .array(z.enum(RECOVERY_FACTS))
    .max(RECOVERY_FACTS.length)
    .transform((facts) => [...new Set(facts)])
    .default([]),
});
export type RecoveryCodeInput = z.output<typeof recoveryCodeInput>;

/** PUT /api/admin/users/{id}/verification. */
export const verificationInput = z.object({
  isVerified: z.boolean(),
  /** The proof that was seen of an employer: workers read it. */
  checkedBy: z.enum(CHECKED_BY).nullable().default(null),
});
export type VerificationValues = z.input<typeof verificationInput>;
export type VerificationInput = z.output<typeof verificationInput>;

/** PUT /api/admin/users/{id}/phone-confirmation: whether the office has called the number. */
export const phoneConfirmationInput = z.object({ isConfirmed: z.boolean() });

// A form submitted without a choice sends the field as an empty string.
const orEmpty = <T extends z.ZodType<string>>(schema: T) =>
  z
    .union([schema, z.literal("")], { error: msg("invalid") })
    .optional()
    .transform((value) => value || null);

// A day in Asia/Kolkata. The log has no entries before 2000, and PostgreSQL has no year 0.
const day = z.iso.date().refine((value) => value >= "2000", msg("dateFormat"));

/**
 * GET /api/admin/audit. `?search=` part of an actor's or target's name, `?actor=` and `?target=` ids, `?from=` and
 * `?to=` days (YYYY-MM-DD) in Asia/Kolkata, both inclusive.
 */
export const auditQuery = z.object({
  ...pageQuery,
  search: searchQuery,
  actor: orEmpty(z.uuid()),
  target: orEmpty(z.uuid()),
  action: orEmpty(z.enum(["all", ...AUDIT_ACTIONS])).transform((value) => value ?? "all"),
  from: orEmpty(day),
  to: orEmpty(day),
  direction,
});
export type AuditQuery = z.output<typeof auditQuery>;

/**
 * GET /api/admin/security-log. `?event=`, `?user=` an account's id, `?from=` and `?to=` as for the audit log.
 */
export const securityLogQuery = z.object({
  ...pageQuery,
  event: orEmpty(z.enum(["all", ...SECURITY_EVENTS])).transform((value) => value ?? "all"),
  user: orEmpty(z.uuid()),
  from: orEmpty(day),
  to: orEmpty(day),
  direction,
});
export type SecurityLogQuery = z.output<typeof securityLogQuery>;

/** The `[file]` segment of an export's route. */
export const exportParams = z.object({
  file: z.templateLiteral([z.enum(EXPORT_KINDS), ".csv"]),
});

/** GET /api/admin/export/{file}: the filter of the list of the same kind. */
export const exportQuery = z.object({
  search: searchQuery,
  role: listUsersQuery.shape.role,
  status: z.enum([...new Set([...JOB_FILTERS, ...APPLICATION_STATUSES])]).default("all"),
});
export type ExportQuery = z.output<typeof exportQuery>;

/** GET /api/admin/figures: `?days=` number of days, ending today. */
export const figuresQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(FIGURE_DAYS) });
