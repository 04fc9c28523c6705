import { fieldsIn, isTextField, type TextFieldName } from "@/lib/jobs/listed-fields";
import type { Job } from "@/lib/jobs/types";

/** The texts in a group of the screen, in order. */
export const textsIn = (group: "living" | "terms" | "instructions"): TextFieldName[] =>
  fieldsIn("worker", group).filter(isTextField);

/** All texts of a job written by its employer, except names and places. */
export const typedTexts = (job: Job): (string | null)[] => [
  job.title,
  job.workingDays,
  ...job.requirements,
  ...textsIn("living").map((name) => job[name]),
  ...job.additionalSkills,
  ...textsIn("terms").map((name) => job[name]),
  ...textsIn("instructions").map((name) => job[name]),
  job.employer.description,
];
