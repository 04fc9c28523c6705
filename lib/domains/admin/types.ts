import { z } from "zod";
import { grievanceSchema } from "@/lib/domains/grievances/types";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { APPLICATION_STATUSES } from "@/lib/domains/applications/options";
import { applicationSchema } from "@/lib/domains/applications/types";
import { jobCardSchema } from "@/lib/domains/jobs/types";
import { employerProfileSchema, workerProfileSchema } from "@/lib/domains/profiles/types";
import { SECURITY_EVENTS } from "@/lib/platform/security-log/events";
import { CHECKED_BY } from "@/lib/domains/users/mark-options";
import { DEACTIVATION_REASONS } from "@/lib/domains/users/options";
import { ROLES, type Role } from "@/lib/core/roles";
import { userSchema } from "@/lib/domains/users/types";
import { AUDIT_ACTIONS, AUDIT_TARGET_TYPES, HISTORY_DECISIONS, RECOVERY_FACTS } from "./options";

const person = z.strictObject({ id: z.uuid(), username: z.string() });

export const adminStatsSchema = z
  .strictObject({
    totalUsers: z.int(),
    totalJobs: z.int(),
    totalApplications: z.int(),
    activeJobs: z.int(),
  })
  .meta({
    id: "AdminStats",
    description: "Totals; deactivated users, removed jobs and withdrawn applications are not counted",
  });
export type AdminStats = z.infer<typeof adminStatsSchema>;

export const dailyFiguresSchema = z
  .strictObject({
    day: z.iso.date().describe("In Asia/Kolkata"),
    users: z.int(),
    jobs: z.int(),
    applications: z.int(),
  })
  .meta({ id: "DailyFigures", description: "Records created on a day that still exist" });
export type DailyFigures = z.infer<typeof dailyFiguresSchema>;

export const adminUserSchema = userSchema
  .extend({
    name: z.string().nullable().describe("The profile's; null if there is none, or it tells how to reach its owner"),
    checkedBy: z.enum(CHECKED_BY).nullable().describe("What was seen when it was verified; null: not said"),
    checkedAt: z.iso.datetime().nullable(),
    phoneConfirmedAt: z.iso.datetime().nullable().describe("When the phone number was shown to be the account's own"),
    deactivatedAt: z.iso.datetime().nullable(),
    deactivationReason: z.enum(DEACTIVATION_REASONS).nullable().describe("Null as well where it was not asked"),
    deactivationNote: z.string().nullable().describe("The admin's words, which the account's owner is told too"),
  })
  .meta({ id: "AdminUser", description: "A user as admins see one" });
export type AdminUser = z.infer<typeof adminUserSchema>;

const adminProfileSchema = workerProfileSchema
  .extend(employerProfileSchema.omit({ companyLogo: true }).shape)
  .meta({ id: "AdminProfile", description: "Both halves of a profile, without the logo" });
export type AdminProfile = z.infer<typeof adminProfileSchema>;

const recoveryFactSchema = z
  .strictObject({
    kind: z.enum(RECOVERY_FACTS),
    text: z
      .string()
      .nullable()
      .describe("The right answer in words, such as a job's title; null if it is a time alone"),
    at: z.iso.datetime().nullable().describe("When it was"),
  })
  .meta({ id: "RecoveryFact", description: "Something that only the account and its owner know" });
export type RecoveryFact = z.infer<typeof recoveryFactSchema>;

const accountRecoverySchema = z
  .strictObject({
    phone: z.string().nullable().describe("E.164: the number to which alone a code is read out; null: there is none"),
    facts: z
      .array(recoveryFactSchema)
      .describe("To be asked without a number; empty with one, or above the admin's rank"),
  })
  .meta({ id: "AccountRecovery", description: "How an admin may help someone who forgot the password" });
export type AccountRecovery = z.infer<typeof accountRecoverySchema>;

export const adminUserDetailsSchema = z
  .strictObject({
    user: adminUserSchema,
    profile: adminProfileSchema.nullable(),
    jobs: z.array(jobCardSchema).describe("At most the newest hundred"),
    applications: z.array(applicationSchema).describe("At most the newest hundred"),
    hasSecondFactor: z.boolean().describe("Whether a login needs a code; only admins have one"),
    recovery: accountRecoverySchema,
    counts: z.strictObject({ jobs: z.int(), openJobs: z.int(), applications: z.int() }).describe("Totals"),
  })
  .meta({ id: "AdminUserDetails", description: "A user with profile, jobs and applications" });
export type AdminUserDetails = z.infer<typeof adminUserDetailsSchema>;

export const adminApplicationSchema = z
  .strictObject({
    id: z.uuid(),
    status: z.enum(APPLICATION_STATUSES),
    created_at: z.iso.datetime(),
    interview_date: z.iso.datetime().nullable(),
    job: z.strictObject({ id: z.uuid(), title: z.string(), removed: z.boolean() }),
    worker: person,
  })
  .meta({ id: "AdminApplication", description: "An application in the admins' list" });
export type AdminApplication = z.infer<typeof adminApplicationSchema>;

export const newJobSchema = jobCardSchema
  .extend({ requirements: z.array(z.string()), specialInstructions: z.string().nullable() })
  .meta({ id: "NewJob", description: "A new job with what else its employer has typed" });
export type NewJob = z.infer<typeof newJobSchema>;

export const historyEntrySchema = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    what: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("act"), action: z.enum(AUDIT_ACTIONS) }),
      z.strictObject({ kind: z.literal("event"), event: z.enum(SECURITY_EVENTS) }),
      z.strictObject({ kind: z.literal("decision"), decision: z.enum(HISTORY_DECISIONS) }),
    ]),
    by: person.nullable().describe("The admin of an act; null: the user"),
    job: z.strictObject({ id: z.uuid(), title: z.string() }).nullable().describe("The job of a decision"),
  })
  .meta({ id: "HistoryEntry", description: "Something that happened with an account" });
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Why no job can be created for an account; a key of the `validation` messages. */
export type EmployerRefusal = "employerUnknown" | "employerDeactivated" | "employerWithdrew";

export const adminGrievanceSchema = grievanceSchema
  .extend({
    user: z
      .strictObject({
        id: z.uuid(),
        username: z.string(),
        role: z.enum(ROLES),
        preferredLanguage: z.enum(LANGUAGES),
      })
      .nullable()
      .describe("The account that sent it; null: a visitor did"),
    contact: z
      .strictObject({
        name: z.string().describe("As typed: perhaps a login name"),
        phone: z.string().describe("E.164: the number to call. Nobody has checked whose it is"),
        language: z.enum(LANGUAGES).describe("Of the page on which it was written"),
      })
      .nullable()
      .describe("Of the visitor who sent it"),
  })
  .meta({ id: "AdminGrievance", description: "A grievance with the account or the visitor that sent it" });
export type AdminGrievance = z.infer<typeof adminGrievanceSchema>;

/** An account that somebody may mean who forgot the password. */
export type MeantAccount = {
  id: string;
  username: string;
  name: string | null;
  role: Role;
  createdAt: string;
  isDeactivated: boolean;
  /** Whether the number to be called on is the account's. */
  hasNumber: boolean;
};

export const auditEntrySchema = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    action: z.enum(AUDIT_ACTIONS),
    actor: z.strictObject({ id: z.uuid(), username: z.string(), role: z.enum(ROLES) }),
    target: z.strictObject({
      type: z.enum(AUDIT_TARGET_TYPES),
      id: z.uuid(),
      label: z
        .string()
        .nullable()
        .describe(
          "A username, a job's title, a grievance's number, or what was exported; null if the target no longer exists",
        ),
    }),
    address: z.string().nullable().describe("The admin's network; shortened after 90 days"),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .nullable()
      .describe("Facts about the action by name, such as `role` or `rows`; never a password or anything users wrote"),
  })
  .meta({ id: "AuditEntry", description: "An entry of the audit log" });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const securityEntrySchema = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    last_at: z.iso.datetime().describe("Of the last one, if `count` is more than 1"),
    event: z.enum(SECURITY_EVENTS),
    code: z.string().nullable().describe("The error code that the caller got"),
    user: person.nullable().describe("The account concerned; null if there is none, or it was deleted"),
    role: z.enum(ROLES).nullable(),
    address: z.string().nullable().describe("The caller's network; shortened after 90 days"),
    device: z.string().nullable(),
    request_id: z.string().nullable(),
    count: z.int().describe("How many alike there were within a minute"),
  })
  .meta({ id: "SecurityEntry", description: "An entry of the security log" });
export type SecurityEntry = z.infer<typeof securityEntrySchema>;
