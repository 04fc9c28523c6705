import type { Job } from "@/lib/jobs/types";

/** What an employer may type about living and working there, and about the terms, in the order of the screen. */
export const LIVING_TEXTS = ["accommodationDetails", "workEnvironment"] as const;
export const TERM_TEXTS = [
  "contractDuration",
  "probationPeriod",
  "noticePeriod",
  "holidayPolicy",
  "dresscode",
] as const;

/** What the heading shows in the employer's words. */
export const headerTexts = (job: Pick<Job, "title" | "workingDays">): (string | null)[] => [job.title, job.workingDays];

/** Everything of a position that its employer typed, but for names and places. */
export const typedTexts = (job: Job): (string | null)[] => [
  ...headerTexts(job),
  ...job.requirements,
  ...LIVING_TEXTS.map((name) => job[name]),
  ...job.additionalSkills,
  ...TERM_TEXTS.map((name) => job[name]),
  job.specialInstructions,
  job.employer.description,
];
