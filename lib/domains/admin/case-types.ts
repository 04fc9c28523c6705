import { z } from "zod";
import { ROLES } from "@/lib/core/roles";
import { CASE_KINDS, CASE_STATES, SEVERITIES } from "@/lib/domains/trust/case-options";
import { CASE_DECISIONS } from "@/lib/domains/trust/decision-options";
import { fieldChangeSchema } from "@/lib/domains/jobs/change-policy";
import { jobCardSchema } from "@/lib/domains/jobs/types";
import { LANGUAGES } from "@/lib/language/i18n/languages";

const personSchema = z.strictObject({ id: z.uuid(), username: z.string(), role: z.enum(ROLES) });

export const adminCaseSchema = z
  .strictObject({
    id: z.uuid(),
    number: z.string().describe("For people to name it by, such as `KS-2026-000123`"),
    kind: z.enum(CASE_KINDS),
    topic: z.string().nullable().describe("What a complaint or report is about"),
    severity: z.enum(SEVERITIES),
    state: z.enum(CASE_STATES).describe("`second`: a suspension waits for another admin"),
    createdAt: z.iso.datetime(),
    job: z.strictObject({ id: z.uuid(), title: z.string() }).nullable(),
    subject: personSchema.nullable().describe("The account that it is about"),
    reporter: personSchema.nullable().describe("The account that sent it; null: a visitor, or the product itself"),
    contact: z
      .strictObject({ name: z.string(), phone: z.string(), language: z.enum(LANGUAGES) })
      .nullable()
      .describe("Of the visitor who asks for a call"),
    assignee: z.strictObject({ id: z.uuid(), username: z.string() }).nullable().describe("The admin who has it"),
    decision: z.enum(CASE_DECISIONS).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    mayConfirmPhone: z
      .boolean()
      .describe("A report or a wish for a call that waits, about an employer whose number is not confirmed yet"),
  })
  .meta({ id: "AdminCase", description: "A case of the admins' queue" });
export type AdminCase = z.infer<typeof adminCaseSchema>;

/** Why an account is taken for one that belongs to the same person. */
const ALIKE_REASONS = ["phone", "device", "picture", "text"] as const;

const reasonSchema = z.strictObject({
  rule: z.string(),
  field: z.string().nullable(),
  words: z.string(),
  why: z.string().nullable().describe("The owner's words about it"),
  like: z.uuid().nullable().describe("The job of another account that it is like"),
});

export const adminCaseDetailsSchema = adminCaseSchema
  .extend({
    text: z.string(),
    reads: z.enum(LANGUAGES).nullable().describe("The language of the person who sent it"),
    voiceNote: z.string().nullable().describe("The path of the voice note"),
    answer: z.string().nullable(),
    reporterWords: z.string().nullable(),
    subjectWords: z.string().nullable(),
    decidedBy: z.strictObject({ id: z.uuid(), username: z.string() }).nullable(),
    reasons: z.array(reasonSchema).describe("What it rests on"),
    edited: z
      .array(z.strictObject({ field: z.string(), text: z.string() }))
      .describe("Today's text of the fields whose found words are no longer there"),
    decisions: z.array(z.enum(CASE_DECISIONS)).describe("Those that it may end with"),
    needs: z
      .enum(["nothing", "second_admin", "typed_name"])
      .describe("What a suspension needs besides, because of the number of open jobs"),
    mayDecide: z.boolean().describe("False for an appeal against the caller's own decision, if there is another admin"),
    jobCard: jobCardSchema.nullable(),
    texts: z.array(z.strictObject({ field: z.string(), text: z.string() })).describe("Everything typed in the job"),
    changes: z
      .strictObject({ count: z.int(), at: z.iso.datetime(), fields: z.array(fieldChangeSchema) })
      .nullable()
      .describe("How often the job was changed, when last, and the newest changes field by field, newest first"),
    account: z
      .strictObject({
        createdAt: z.iso.datetime(),
        isVerified: z.boolean(),
        isPhoneConfirmed: z.boolean(),
        isDeactivated: z.boolean(),
        openJobs: z.int(),
        phone: z.string().nullable(),
      })
      .nullable(),
    appealOf: adminCaseSchema.nullable(),
    same: z.array(adminCaseSchema).describe("Others that wait about the same job: one decision ends all"),
    earlier: z.array(adminCaseSchema).describe("Decided ones about the same account, newest first, at most 20"),
    alike: z
      .array(
        personSchema.extend({
          reason: z.enum(ALIKE_REASONS),
          createdAt: z.iso.datetime(),
          isDeactivated: z.boolean(),
        }),
      )
      .describe("Accounts that may be the same person's, at most ten for each reason"),
  })
  .meta({ id: "AdminCaseDetails", description: "A case with everything that is needed to decide it" });
export type AdminCaseDetails = z.infer<typeof adminCaseDetailsSchema>;

export const caseFiguresSchema = z
  .strictObject({
    waiting: z.int(),
    late: z.int().describe("Waiting for longer than a day"),
    answered: z.int().describe("Came and were decided in the last 30 days"),
    inTime: z.int().describe("Of those, within a day"),
  })
  .meta({ id: "CaseFigures", description: "What waits in the queue, and how soon the last ones were decided" });
export type CaseFigures = z.infer<typeof caseFiguresSchema>;
