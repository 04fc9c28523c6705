import { fieldsIn, isTextField, type TextFieldName } from "@/lib/jobs/listed-fields";
import type { Job } from "@/lib/jobs/types";

/** The texts in a group of the screen, in its order. */
export const textsIn = (group: "living" | "terms" | "instructions"): TextFieldName[] =>
  fieldsIn("worker", group).filter(isTextField);

/** What the heading shows in the employer's words. */
export const headerTexts = (job: Pick<Job, "title" | "workingDays">): (string | null)[] => [job.title, job.workingDays];

/** Everything of a job that its employer typed, but for names and places. */
export const typedTexts = (job: Job): (string | null)[] => [
  ...headerTexts(job),
  ...job.requirements,
  ...textsIn("living").map((name) => job[name]),
  ...job.additionalSkills,
  ...textsIn("terms").map((name) => job[name]),
  ...textsIn("instructions").map((name) => job[name]),
  job.employer.description,
];
