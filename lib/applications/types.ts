import { z } from "zod";
import { jobCardSchema } from "@/lib/jobs/types";
import { workerProfileSchema } from "@/lib/profiles/types";
import { APPLICATION_EVENT_TYPES, APPLICATION_STATUSES, GENDERS, type ApplicationStatus } from "./options";

const applicationJobSchema = jobCardSchema
  .pick({
    id: true,
    title: true,
    category: true,
    location: true,
    company_name: true,
    company_logo: true,
    preview_image: true,
    defaultPreviewImageId: true,
    type: true,
    shift: true,
    salary: true,
    salaryMin: true,
    salaryMax: true,
    status: true,
    posted_date: true,
  })
  .extend({ removed: z.boolean().describe("A removed job's status is `closed`") })
  .meta({ id: "ApplicationJob", description: "The job of an application, as much as its worker's screens show" });
export type ApplicationJob = z.infer<typeof applicationJobSchema>;

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
    created_at: z.iso.datetime(),
    start_date: z.iso.date().nullable(),
    interview_date: z.iso.datetime().nullable(),
    gender: z.enum(GENDERS),
    experience: z.string(),
    shift: z.string().nullable(),
    profile_image: z.string().nullable().describe("Path of the route that serves the selfie"),
  })
  .meta({ id: "Application", description: "An application as its worker sees it" });
export type Application = z.infer<typeof applicationSchema>;

export const applicationDetailSchema = applicationSchema
  .extend({
    events: z.array(applicationEventSchema),
    employer_contact: z
      .strictObject({ name: z.string().nullable(), contact: z.string().nullable() })
      .nullable()
      .describe("The contact person and a phone number or e-mail address; null until the application is accepted"),
  })
  .meta({ id: "ApplicationDetail", description: "An application with its timeline" });
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

const receivedFields = {
  worker: z.strictObject({ username: z.string(), createdAt: z.iso.datetime(), isVerified: z.boolean() }),
  worker_profile: workerProfileSchema,
};

export const receivedApplicationSchema = applicationSchema
  .extend(receivedFields)
  .meta({ id: "ReceivedApplication", description: "An application as the job's owner sees it" });
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

export const receivedApplicationDetailSchema = applicationDetailSchema
  .extend(receivedFields)
  .meta({ id: "ReceivedApplicationDetail", description: "An application with its timeline and its applicant" });
export type ReceivedApplicationDetail = z.infer<typeof receivedApplicationDetailSchema>;

/** The number of applications to one job by status, for the page that lists them. */
export type ApplicationCounts = Record<ApplicationStatus | "total", number>;
