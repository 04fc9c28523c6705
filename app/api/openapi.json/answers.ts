/**
 * Schemas of answers that are small enough to be written down twice: the compiler holds each to the type that the
 * service answers with. Positions, applications and profiles are described in words (their fields: lib/<domain>/types.ts).
 */
import { z } from "zod";
import { AUDIT_ACTIONS, AUDIT_TARGET_TYPES } from "@/lib/admin/options";
import type { AdminStats, AdminUser, AuditEntry, DailyFigures } from "@/lib/admin/types";
import { STATUS_BY_CODE, type ErrorCode, type Problem } from "@/lib/http/errors";
import { LANGUAGES } from "@/lib/i18n/languages";
import { REGIONS, ROLES } from "@/lib/users/options";
import type { User } from "@/lib/users/types";

const time = z.iso.datetime();

export const user = z.object({
  id: z.uuid(),
  username: z.string(),
  role: z.enum(ROLES),
  preferredLanguage: z.enum(LANGUAGES),
  region: z.enum(REGIONS).nullable(),
  createdAt: time,
  lastActive: time.nullable(),
  isVerified: z.boolean(),
}) satisfies z.ZodType<User>;

export const adminUser = user.extend({ deactivatedAt: time.nullable() }) satisfies z.ZodType<AdminUser>;

export const adminStats = z.object({
  totalUsers: z.int(),
  totalJobs: z.int(),
  totalApplications: z.int(),
  activeJobs: z.int(),
}) satisfies z.ZodType<AdminStats>;

export const dailyFigures = z.object({
  day: z.iso.date(),
  users: z.int(),
  jobs: z.int(),
  applications: z.int(),
}) satisfies z.ZodType<DailyFigures>;

export const auditEntry = z.object({
  id: z.uuid(),
  at: time,
  action: z.enum(AUDIT_ACTIONS),
  actor: z.object({ id: z.uuid(), username: z.string(), role: z.enum(ROLES) }),
  target: z.object({ type: z.enum(AUDIT_TARGET_TYPES), id: z.uuid(), label: z.string().nullable() }),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
}) satisfies z.ZodType<AuditEntry>;

export const onboardingStatus = z.object({ onboardingStatus: z.enum(["pending", "completed"]) });

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe("A sentence for a person, in the request's language"),
  code: z.enum(Object.keys(STATUS_BY_CODE) as [ErrorCode, ...ErrorCode[]]).describe("Stable, for machines"),
  errors: z.record(z.string(), z.array(z.string())).exactOptional().describe("By field"),
}) satisfies z.ZodType<Problem>;
