import { z } from "zod";
import { WORK_ENDERS } from "./options";
import { applicationJobSchema, employerContactSchema } from "./types";

const shared = {
  id: z.uuid().describe("The application's"),
  job_id: z.uuid(),
  since: z.iso.date().describe("The first day of work, or the day of acceptance if there is none"),
  salaryMin: z.int().nullable().describe("Rupees a month, as they were on the day of acceptance"),
  salaryMax: z.int().nullable(),
  ended: z
    .strictObject({ at: z.iso.datetime(), by: z.enum(WORK_ENDERS) })
    .nullable()
    .describe("When one of the two said that the work has ended"),
};

export const hireSchema = z
  .strictObject({
    ...shared,
    title: z.string(),
    category: z.string(),
    isListed: z.boolean().describe("False once the job was removed"),
    isShown: z.boolean().describe("Whether the worker agreed that the employer sees the person"),
    name: z.string().nullable().describe("Null as well where none was given that may be shown"),
    hasPhone: z.boolean().describe("Whether there is a phone number to ask for; false without the worker's consent"),
    hasWhatsApp: z.boolean().describe("Whether the worker said that it is on WhatsApp"),
  })
  .meta({ id: "Hire", description: "Someone whom the employer has accepted, until 90 days after the work ended" });
export type Hire = z.infer<typeof hireSchema>;

export const workSchema = z
  .strictObject({
    ...shared,
    job: applicationJobSchema,
    employer_contact: employerContactSchema.nullable().describe("Null 90 days after the work ended"),
  })
  .meta({ id: "Work", description: "A job that the worker got" });
export type Work = z.infer<typeof workSchema>;
