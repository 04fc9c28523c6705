import { z } from "zod";
import { WORK_ENDERS } from "@/lib/domains/applications/options";
import { keptApplicationSchema } from "@/lib/domains/applications/types";
import { notificationSettingsSchema } from "@/lib/domains/delivery/types";
import { ownReportSchema } from "@/lib/domains/reports/types";
import { grievanceSchema } from "@/lib/domains/grievances/types";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { recordOf } from "@/lib/core/objects";
import { JOB_FIELD_NAMES } from "@/lib/domains/jobs/listed-fields";
import { jobSchema } from "@/lib/domains/jobs/types";
import { ownProfileSchema } from "@/lib/domains/profiles/types";
import { SECURITY_EVENTS } from "@/lib/platform/security-log/events";
import { accountSchema } from "@/lib/domains/users/account-types";
import { NOTIFICATION_KINDS } from "@/lib/platform/notify/kinds";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/language/notices/consents";
import { userSchema, userSessionSchema } from "@/lib/domains/users/types";
import { SHOWN_EVENTS } from "./options";

const time = z.iso.datetime();
/** A field of a form as typed. */
const asTyped = z.union([z.string(), z.boolean(), z.array(z.string())]).optional();

export const ownDataSchema = z
  .strictObject({
    at: time.describe("When this was put together"),
    user: userSchema,
    account: accountSchema,
    profile: ownProfileSchema,
    consents: z.array(
      z.strictObject({
        kind: z.enum(Object.keys(CONSENT_VERSIONS) as ConsentKind[]),
        version: z.string(),
        language: z.enum(LANGUAGES),
        call: z.string(),
        at: time,
        withdrawnAt: time.nullable(),
      }),
    ),
    sessions: z.array(userSessionSchema),
    securityEvents: z
      .array(
        z.strictObject({
          event: z.enum(SECURITY_EVENTS),
          at: time,
          count: z.int().describe("How many alike there were within a minute"),
          address: z.string().nullable().describe("The caller's network; shortened after 90 days"),
          device: z.string().nullable(),
        }),
      )
      .describe(`The newest ${SHOWN_EVENTS}`),
    applications: z.array(keptApplicationSchema),
    work: z
      .array(
        z.strictObject({
          applicationId: z.uuid(),
          since: z.iso.date(),
          salaryMin: z.int().nullable(),
          salaryMax: z.int().nullable(),
          endedAt: time.nullable(),
          endedBy: z.enum(WORK_ENDERS).nullable(),
          started: z.boolean().nullable().describe("What one answered when asked whether the work began"),
          paid: z.boolean().nullable().describe("And whether it was paid as said"),
        }),
      )
      .describe("The jobs that a worker got"),
    interviews: z
      .array(z.strictObject({ applicationId: z.uuid(), times: z.array(time), place: z.string().nullable() }))
      .describe("Those that an employer has proposed"),
    privateNotes: z
      .array(z.strictObject({ applicationId: z.uuid(), text: z.string() }))
      .describe("What an employer wrote about applicants, for themselves"),
    withdrawals: z.array(z.strictObject({ jobId: z.uuid(), appliedAt: time, withdrawnAt: time })),
    jobs: z.array(jobSchema.omit({ distance: true })),
    grievances: z.array(grievanceSchema),
    reports: z.array(ownReportSchema),
    notifications: z.array(
      z.strictObject({
        kind: z.enum(NOTIFICATION_KINDS),
        at: time,
        jobId: z.uuid().nullable(),
        applicationId: z.uuid().nullable(),
        aboutAt: time.nullable().describe("The time that it is about, such as an interview's"),
        reason: z.string().nullable().describe("An admin's own words"),
        seenAt: time.nullable(),
      }),
    ),
    notificationSettings: notificationSettingsSchema
      .omit({ quiet: true })
      .extend({ quiet: z.string().nullable().describe("Such as `21:00–07:00`; null: no phone is kept quiet") }),
    pushSubscriptions: z.array(
      z.strictObject({ service: z.string().describe("Whose push service reaches the browser"), createdAt: time }),
    ),
    viewedJobs: z.array(z.strictObject({ jobId: z.uuid(), viewedAt: time })),
    savedJobs: z.array(z.strictObject({ jobId: z.uuid(), savedAt: time })),
    savedSearches: z.array(
      z.strictObject({
        search: z.string().nullable(),
        category: z.string().nullable().describe("Or the name that several have"),
        place: z.string().nullable(),
        createdAt: time,
      }),
    ),
    formDrafts: z
      .array(z.strictObject({ at: time, text: z.strictObject(recordOf(JOB_FIELD_NAMES, () => asTyped)) }))
      .describe("What was typed for a new job and not sent: its fields, as typed"),
    pictures: z.array(z.strictObject({ kind: z.string(), bytes: z.int(), at: time })),
  })
  .meta({ id: "OwnData", description: "Everything that is kept about the caller" });
export type OwnData = z.infer<typeof ownDataSchema>;
