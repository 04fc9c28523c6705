import { z } from "zod";
import { CATEGORIES } from "@/lib/core/categories";
import { pick } from "@/lib/core/objects";
import { HOURS_PARTS } from "@/lib/language/hours/options";
import { distanceSchema, jobPlaceSchema, placeItemSchema } from "@/lib/language/places/types";
import { EMPLOYER_MARKS, type EmployerMark } from "@/lib/domains/users/mark-options";
import type { Region } from "@/lib/domains/users/options";
import { jobEmployerSchema } from "./employer-types";
import type { PUBLIC_FACTS } from "./fact-options";
import type { JobFieldName } from "./fields";
import { CARD_FIELD_NAMES, mapJobFields } from "./listed-fields";
import {
  CLOSED_REASONS,
  JOB_STATUSES,
  JOB_TYPES,
  WORK_KINDS,
  MOST_TO_REVIEW,
  REVIEWS,
  type Benefit,
  type JobExperienceLevel,
  type RequiredLanguage,
} from "./options";
import { FIELD_SCHEMAS } from "./rules-schema";

const rupees = z.int().nullable().describe("Whole rupees a month");
const picture = z.string().nullable().describe("Name of a public picture under /uploads/");

const end = {
  open_until: z.iso.datetime().nullable().describe("When the job closes unless its owner renews it; null unless open"),
  closed_reason: z.enum(CLOSED_REASONS).nullable().describe("Why it is closed; null unless it is"),
  undecided: z.int().nullable().describe("Applications that wait for a decision; null for seekers"),
  hired: z.int().nullable().describe("Accepted applications; null for seekers"),
};

type Answers = { [Name in JobFieldName]: (typeof FIELD_SCHEMAS)[Name]["answer"] };
const SCHEMAS: { readonly [Name in JobFieldName]: { answer: Answers[Name] } } = FIELD_SCHEMAS;

/** Each field as it is answered. */
const fields = mapJobFields<Answers>((name) => SCHEMAS[name].answer);

export const jobCardSchema = z
  .strictObject({
    id: z.uuid(),
    ...pick(fields, CARD_FIELD_NAMES),
    place: jobPlaceSchema,
    distance: distanceSchema.exactOptional(),
    salaryMin: rupees,
    salaryMax: rupees,
    hoursFrom: z
      .int()
      .min(0)
      .max(1439)
      .nullable()
      .describe("Start of `shift` in minutes of the day; null if it cannot be read or says several spans"),
    hoursTo: z
      .int()
      .min(0)
      .max(1440)
      .nullable()
      .describe("End, before the start if the work goes on past midnight; 0 to 1440 is a whole day"),
    employer_verified: z.boolean().describe("Whether we have verified the employer"),
    employer_mark: z
      .enum(EMPLOYER_MARKS)
      .describe(
        "What is known of the employer: verified, the phone number confirmed, or neither and for less than a month here",
      ),
    company_logo: picture,
    preview_image: picture,
    useDefaultPreviewImage: z.boolean(),
    defaultPreviewImageId: z
      .string()
      .nullable()
      .describe("Name of a picture under /category/; null if the job has a picture of its own"),
    status: z.enum(JOB_STATUSES),
    review: z
      .enum(REVIEWS)
      .nullable()
      .describe(
        "For its owner and admins, of an open job: `held` until a person has looked at it, else `fine`. Of those who applied, `held` too; they then see nothing typed",
      ),
    applications: z.int().describe("Number of applications"),
    views: z.int(),
    applied: z
      .boolean()
      .exactOptional()
      .describe(
        "Whether the calling seeker has applied and may not apply again; an application that ended with the job does not count once the job is open again. Absent for other callers",
      ),
    stands_lower: z
      .boolean()
      .exactOptional()
      .describe("Its employer left the last five applicants without an answer: it stands last of its page and ring"),
    saved: z.boolean().exactOptional().describe("Whether the calling seeker saved it. Absent for other callers"),
    created_at: z.iso.datetime(),
    posted_date: z.iso.datetime().nullable(),
  })
  .meta({ id: "JobCard", description: "A job as shown in lists" });
export type JobCard = z.infer<typeof jobCardSchema>;

export const jobCardViewSchema = z
  .strictObject({
    id: z.uuid(),
    heading: z.string(),
    name: z.string().describe("The heading with place and hours, for those who hear it alone"),
    pay: z
      .strictObject({ before: z.string(), amount: z.string(), after: z.string() })
      .nullable()
      .describe("A sentence around the amount"),
    place: z.string(),
    facts: z.array(
      z.strictObject({
        picture: z.string(),
        text: z.string(),
        lang: z.string().optional(),
      }),
    ),
    mark: z
      .strictObject({ text: z.string(), isUrgent: z.boolean().optional() })
      .optional()
      .describe("That it is urgent, or closed"),
    offerer: z.strictObject({ name: z.string(), mark: z.enum(EMPLOYER_MARKS) }),
    counts: z.string().describe("How many applied, and when it was posted"),
    action: z.strictObject({ href: z.string(), label: z.string(), look: z.enum(["main", "outline", "submitted"]) }),
    isSaved: z.boolean(),
    picture: z.strictObject({
      category: z.string(),
      image: z.string().optional().describe("The name of the employer's own"),
    }),
    isElsewhere: z.boolean().optional().describe("Whether this and all after it are outside the caller's places"),
  })
  .meta({ id: "JobCardView", description: "A job's card in the caller's language, as our own screens show it" });
export type JobCardView = z.infer<typeof jobCardViewSchema>;

export const jobSpeechSchema = z
  .strictObject({ sentences: z.array(z.string()) })
  .meta({ id: "JobSpeech", description: "A job as it is read aloud" });

const understoodSearchSchema = z
  .strictObject({
    categories: z.array(z.enum(CATEGORIES)).describe("The kinds of work that its words name"),
    near: z.array(z.enum(CATEGORIES)).describe("Those, or else the kinds whose names are similar to its words"),
    place: placeItemSchema
      .nullable()
      .describe("The locality, PIN code or city that it names: its jobs come first, then those of its city"),
    corrected: z
      .string()
      .nullable()
      .describe("Its words without the wrong letters, or the known ones of them, if nothing was found as typed"),
    hours: z.enum(HOURS_PARTS).nullable(),
    type: z.union([z.enum(JOB_TYPES), z.enum(WORK_KINDS)]).nullable(),
    pay_from: z.int().nullable(),
    living_in: z.boolean().nullable(),
    meals: z.boolean(),
  })
  .meta({
    id: "UnderstoodSearch",
    description: "A search of the list as it is understood; conditions apply as filters",
  });
export type UnderstoodSearch = z.infer<typeof understoodSearchSchema>;

export const jobCountSchema = z
  .strictObject({
    count: z.int().describe("At most 99"),
    hasMore: z.boolean().describe("Whether there are more than that"),
    isNear: z.boolean().describe("Whether only jobs in and near the worker's places were counted"),
    understood: understoodSearchSchema.nullable().describe("Null without a search"),
  })
  .meta({ id: "JobCount", description: "How many jobs a list has" });
export type JobCount = z.infer<typeof jobCountSchema>;

export const jobSchema = jobCardSchema
  .extend({
    ...fields,
    employerId: z.uuid(),
    employer: jobEmployerSchema,
    // For its owner and admins.
    ...end,
    revision: z.int().describe("Counts the owner's changes, from 1"),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Job", description: "A job with all its fields" });
export type Job = z.infer<typeof jobSchema>;

/**
 * An open job as anyone may read it: what it is, needs and gives, where and when. Nothing typed – no title, no hours in words – and
 * of its employer no more than whether anybody has checked them.
 */
export interface PublicJob extends Pick<
  Job,
  | "id"
  | "category"
  | "employmentType"
  | "salaryMin"
  | "salaryMax"
  | "hoursFrom"
  | "hoursTo"
  | "accommodationProvided"
  | "backgroundCheckRequired"
  | (typeof PUBLIC_FACTS)[number]
> {
  /** One of our options (SHIFTS); null for typed hours. */
  shift: string | null;
  /** The locality with its city, or the city, in the reader's script; null if it is not known as a place. */
  place: string | null;
  /** That place's city and state, and its PIN code if it is one. */
  city: string | null;
  state: string | null;
  /** The state as registration names it, if it does. */
  region: Region | null;
  pin: string | null;
  experienceLevel: JobExperienceLevel | null;
  languagesRequired: RequiredLanguage[];
  benefits: Benefit[];
  employerMark: EmployerMark;
  /** ISO times: when it was opened first, and when it closes unless its owner renews it. */
  postedAt: string;
  openUntil: string | null;
  /** Counts the owner's changes: a picture of the job is as old as its revision. */
  revision: number;
}

export const ownJobCardSchema = jobCardSchema
  .extend({
    applications_today: z.int().describe("Since midnight in Asia/Kolkata"),
    people: z.int().describe("How many are to be hired"),
    to_review: z.int().max(MOST_TO_REVIEW).describe(`Pending; ${MOST_TO_REVIEW} means that many or more`),
    ...end,
  })
  .meta({ id: "OwnJobCard", description: "A job in its employer's list" });
export type OwnJobCard = z.infer<typeof ownJobCardSchema>;

export const employerStatsSchema = z
  .strictObject({
    activeRequests: z.int(),
    totalRequests: z.int(),
    totalApplications: z.int(),
    applicationsToday: z.int(),
    profileViews: z.int(),
    urgentPositions: z.int(),
    toReview: z.int().max(MOST_TO_REVIEW).describe(`Pending; ${MOST_TO_REVIEW} means that many or more`),
    waitingLong: z.int().describe("Those that wait for an answer so long that the employer was asked"),
    unansweredInARow: z.int().describe("How many of the last applications ended without an answer"),
    isPaused: z
      .boolean()
      .describe("Whether the open jobs are paused until the employer says whether to show them again"),
  })
  .meta({ id: "EmployerStats", description: "The figures of the employer's dashboard" });
export type EmployerStats = z.infer<typeof employerStatsSchema>;
