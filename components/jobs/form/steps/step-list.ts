import type { JobFieldName } from "@/lib/domains/jobs/fields";
import type { FormSection } from "../form-sections";

/** A step of the short way to post a job: what it asks for, and how that is drawn. */
export type Step = {
  id: "work" | "when" | "pay" | "fits" | "look";
  parts: readonly Pick<FormSection, "fields" | "layout">[];
};

/** The fields of the first step. */
export const FIRST_FIELDS = ["category", "title", "tasks"] as const satisfies readonly JobFieldName[];

/** The steps in order; every other field is in the long form, which has the same state. */
export const STEPS: readonly Step[] = [
  { id: "work", parts: [{ layout: "rows", fields: FIRST_FIELDS }] },
  { id: "when", parts: [{ layout: "rows", fields: ["location", "employmentType", "shift", "workingDays"] }] },
  { id: "pay", parts: [{ layout: "rows", fields: ["salary", "meals", "weeklyOff"] }] },
  {
    id: "fits",
    parts: [
      { layout: "rows", fields: ["experienceLevel", "requirements", "people"] },
      { layout: "rows", fields: ["backgroundCheckRequired", "backgroundCheckTypes"] },
    ],
  },
  { id: "look", parts: [] },
];

/** The fields of a step, with the meaning of its location. */
export const namesOfStep = ({ parts }: Step): (JobFieldName | "place")[] =>
  parts.flatMap(({ fields }) => fields.flatMap((name) => (name === "location" ? [name, "place" as const] : [name])));

/** The number of the first step with one of these fields; -1 for none. */
export const stepOf = (names: readonly string[]): number =>
  STEPS.findIndex((step) => namesOfStep(step).some((name) => names.includes(name)));
