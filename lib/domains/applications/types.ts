import { z } from "zod";
import { pick } from "@/lib/core/objects";
import { jobCardSchema } from "@/lib/domains/jobs/types";
import { applicantProfileSchema } from "@/lib/domains/profiles/types";
import { GENDERS } from "@/lib/domains/profiles/options";
import { INTERVIEW_STATES, INTERVIEW_WISHES, MAX_TIMES } from "./interview-options";
import {
  APPLICATION_ENDS,
  APPLICATION_EVENT_TYPES,
  APPLICATION_STATUSES,
  SHOWN,
  type ApplicationStatus,
} from "./options";

/** The parts of a card that an application has of its job. */
export const APPLICATION_JOB_PARTS = [
  ...(["id", "title", "category", "location", "place", "company_name", "company_logo", "preview_image"] as const),
  ...(["defaultPreviewImageId", "type", "employmentType", "shift", "hoursFrom", "hoursTo"] as const),
  ...(["salary", "salaryMin", "salaryMax", "status", "posted_date"] as const),
] as const;

export const applicationJobSchema = z
  .strictObject(pick(jobCardSchema.shape, APPLICATION_JOB_PARTS))
  .extend({ removed: z.boolean().describe("A removed job's status is `closed`") })
  .meta({ id: "ApplicationJob", description: "The job of an application, as much as its worker's screens show" });
export type ApplicationJob = z.infer<typeof applicationJobSchema>;

const interviewSchema = z
  .strictObject({
    state: z
      .enum(INTERVIEW_STATES)
      .describe("`proposed`: the worker picks; `other_asked`: the employer proposes again"),
    times: z.array(z.iso.datetime()).max(MAX_TIMES).describe("Those proposed, or the one agreed on; ascending"),
    place: z.string().nullable().describe("Where to come; gone 90 days after the end"),
    wish: z.enum(INTERVIEW_WISHES).nullable().describe("When the worker would rather come"),
  })
  .meta({ id: "Interview", description: "An interview that is proposed, agreed on or cancelled" });
export type Interview = z.infer<typeof interviewSchema>;

const applicationEventSchema = z
  .strictObject({
    status: z.enum(APPLICATION_EVENT_TYPES),
    at: z.iso.datetime(),
    note: z.string().nullable().describe("The employer's note to the worker with a decision"),
  })
  .meta({ id: "ApplicationEvent", description: "A change of status and its time" });
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

export const applicationSchema = z
  .strictObject({
    id: z.uuid(),
    job_id: z.uuid(),
    job: applicationJobSchema,
    status: z.enum(APPLICATION_STATUSES),
    closed_reason: z.enum(APPLICATION_ENDS).nullable().describe("Why it ended as `closed`; null for any other status"),
    created_at: z.iso.datetime(),
    start_date: z.iso.date().nullable(),
    interview_date: z.iso.datetime().nullable().describe("The time agreed on, or set by the employer"),
    interview: interviewSchema.nullable(),
    gender: z.enum(GENDERS).nullable().describe("Null once the answers have been removed, as is experience"),
    experience: z.string().nullable(),
    shift: z.string().nullable(),
    profile_image: z.string().nullable().describe("Path of the route that serves the selfie"),
    voice_note: z.string().nullable().describe("Path of the route that serves the voice note"),
    voice_seconds: z.int().nullable().describe("Its length, rounded to whole seconds"),
  })
  .meta({ id: "Application", description: "An application as its worker sees it" });
export type Application = z.infer<typeof applicationSchema>;

const contactLookSchema = z
  .strictObject({ by: z.string().nullable().describe("The employer's name, if given"), on: z.iso.date() })
  .meta({ id: "ContactLook", description: "A day on which the employer looked at the worker's phone number" });
export type ContactLook = z.infer<typeof contactLookSchema>;

const withTimeline = applicationSchema.extend({
  events: z.array(applicationEventSchema),
});

export const keptApplicationSchema = withTimeline
  .extend({ contact_looks: z.array(contactLookSchema) })
  .meta({ id: "KeptApplication", description: "An application with all that is kept of it about its worker" });
export type KeptApplication = z.infer<typeof keptApplicationSchema>;

/** How a worker who is to call reaches the employer. */
export const employerContactSchema = z.strictObject({
  name: z.string().nullable(),
  contact: z.string().nullable(),
  phone: z.string().nullable().describe("E.164, if the contact is a phone number or the account has one"),
  whatsapp: z.boolean().describe("Whether that number can be reached on WhatsApp"),
});
export type EmployerContact = z.infer<typeof employerContactSchema>;

export const applicationDetailSchema = keptApplicationSchema
  .extend({
    apply_again_from: z.iso
      .datetime()
      .nullable()
      .describe("When the worker may apply once more, after the first end without an answer; else null"),
    shares_person: z.boolean().describe("Whether the worker agreed that the employer sees more than the answers"),
    exact_address: z
      .string()
      .nullable()
      .describe("Of the job; null until the application is accepted, and again 90 days after the job's end"),
    employer_contact: employerContactSchema
      .nullable()
      .describe(
        "The contact person and a phone number or e-mail address; null until the application is accepted or a time for an interview agreed on",
      ),
  })
  .meta({ id: "ApplicationDetail", description: "An application with its timeline" });
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

const applicantSchema = z
  .strictObject({
    username: z
      .string()
      .nullable()
      .describe("Null for a phone number or an e-mail address, which is shown to nobody else"),
    createdAt: z.iso.datetime(),
    isVerified: z.boolean(),
    hasPhone: z.boolean().describe("Whether there is a phone number, which the owner may ask for from shortlisting on"),
    hasWhatsApp: z.boolean().describe("Whether the applicant said that the number is on WhatsApp"),
  })
  .meta({ id: "Applicant", description: "The applicant's account" });
export type Applicant = z.infer<typeof applicantSchema>;

const receivedFields = {
  shown: z
    .enum(SHOWN)
    .describe(
      "`answers` if the worker did not agree to more, `nothing` 90 days after a rejection or the job's end: the rest is null",
    ),
  told_at: z.iso
    .datetime()
    .nullable()
    .describe("When its worker is told of the decision or the job's end, which can be taken back until then"),
  worker: applicantSchema.nullable(),
  worker_profile: applicantProfileSchema.nullable(),
};

export const receivedApplicationSchema = applicationSchema
  .extend(receivedFields)
  .meta({ id: "ReceivedApplication", description: "An application as the job's owner sees it" });
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

export const receivedApplicationDetailSchema = withTimeline
  .extend(receivedFields)
  .meta({ id: "ReceivedApplicationDetail", description: "An application with its timeline and its applicant" });
export type ReceivedApplicationDetail = z.infer<typeof receivedApplicationDetailSchema>;

/** The answer to the owner who asks for an applicant's phone number. */
export const applicantContactSchema = z
  .strictObject({
    phone: z.string().nullable().describe("E.164, such as `+919876543210`; null if there is none"),
    whatsapp: z.boolean().describe("Whether the number can be reached on WhatsApp"),
  })
  .meta({ id: "ApplicantContact", description: "How to reach an applicant" });
export type ApplicantContact = z.infer<typeof applicantContactSchema>;

/** The number of applications to one job by status, for the page that lists them. */
export type ApplicationCounts = Record<ApplicationStatus | "total", number>;
