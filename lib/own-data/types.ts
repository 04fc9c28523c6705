import { z } from "zod";
import { applicationSchema } from "@/lib/applications/types";
import { grievanceSchema } from "@/lib/grievances/types";
import { LANGUAGES } from "@/lib/i18n/languages";
import { jobSchema } from "@/lib/jobs/types";
import { ownProfileSchema } from "@/lib/profiles/types";
import { accountSchema } from "@/lib/users/account-types";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/users/options";
import { userSchema, userSessionSchema } from "@/lib/users/types";

const time = z.iso.datetime();

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
    applications: z.array(applicationSchema),
    withdrawals: z.array(z.strictObject({ jobId: z.uuid(), appliedAt: time, withdrawnAt: time })),
    jobs: z.array(jobSchema),
    grievances: z.array(grievanceSchema),
    viewedJobs: z.array(z.strictObject({ jobId: z.uuid(), viewedAt: time })),
    pictures: z.array(z.strictObject({ kind: z.string(), bytes: z.int(), at: time })),
  })
  .meta({ id: "OwnData", description: "Everything that is kept about the caller" });
export type OwnData = z.infer<typeof ownDataSchema>;
