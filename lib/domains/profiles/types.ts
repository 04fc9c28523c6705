import { z } from "zod";
import { GENDERS, WORKER_EXPERIENCE_LEVELS } from "./options";

const personProfileSchema = z
  .strictObject({ name: z.string().nullable(), contact: z.string().nullable(), location: z.string().nullable() })
  .meta({ id: "PersonProfile", description: "The fields that every role has" });
export type PersonProfile = z.infer<typeof personProfileSchema>;

const workExperienceSchema = z
  .strictObject({
    jobTitle: z.string(),
    company: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date().nullable().describe("Null means to the present day"),
  })
  .meta({ id: "WorkExperience", description: "One entry of a worker's history" });
export type WorkExperience = z.infer<typeof workExperienceSchema>;

export const workerProfileSchema = personProfileSchema
  .extend({
    photo: z
      .string()
      .nullable()
      .describe("Path of an authorised route that serves the photo to the recipient of this profile"),
    expectedSalary: z.string().nullable().describe('Rupees a month: "25000" or "20000-25000"'),
    availability: z.string().nullable(),
    primaryLanguage: z.string().nullable(),
    secondaryLanguages: z.array(z.string()),
    skills: z.array(z.string()),
    preferredLocations: z.array(z.string()),
    bio: z.string().nullable(),
    workHistory: z.array(workExperienceSchema),
    gender: z.enum(GENDERS).nullable().describe("Of the last application, as are the next two: offered with the next"),
    experience: z.enum(WORKER_EXPERIENCE_LEVELS).nullable(),
    preferredShift: z.string().nullable(),
    placesOfWork: z
      .array(z.string())
      .describe("Names of the places where the worker looks for work (PUT /api/user/places)"),
  })
  .meta({ id: "WorkerProfile", description: "A worker's profile, as the worker and admins see it" });
export type WorkerProfile = z.infer<typeof workerProfileSchema>;

export const applicantProfileSchema = workerProfileSchema
  .omit({ gender: true, experience: true, preferredShift: true, placesOfWork: true })
  .extend({ contact: z.null().describe("Always null: see POST /api/service-applications/{id}/contact") })
  .meta({ id: "ApplicantProfile", description: "A worker's profile, as an employer sees it with an application" });
export type ApplicantProfile = z.infer<typeof applicantProfileSchema>;

export const employerProfileSchema = personProfileSchema
  .extend({
    companyName: z.string().nullable(),
    companyDescription: z.string().nullable(),
    companyLogo: z.string().nullable().describe("File name of a public picture under /uploads/"),
  })
  .meta({ id: "EmployerProfile", description: "An employer's profile" });
export type EmployerProfile = z.infer<typeof employerProfileSchema>;

/** The caller's own profile; the role decides which of these it is. */
export const ownProfileSchema = z.union([workerProfileSchema, employerProfileSchema, personProfileSchema]).meta({
  id: "OwnProfile",
  description: "A seeker's profile, an employer's, or an admin's",
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;
