import type { TextPart } from "@/components/shared/client-messages";

/** The texts of a list of jobs and its filters. They travel with every page that has one, so only what is used. */
export const LIST_TEXTS = [
  "shell",
  "jobs",
  "options.category",
  "options.categoryGroup",
  "options.employmentType",
  "options.hours",
  "options.jobStatus",
  "options.jobType",
  "options.meal",
  "options.shift",
  "options.urgencyLevel",
  "options.weeklyOff",
  "options.workKind",
  "places.title",
  "places.near",
  "places.mine",
  "places.allIndia",
  "places.change",
] as const satisfies readonly TextPart[];
