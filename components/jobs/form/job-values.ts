import { JOB_FIELDS, type DependentFieldName, type JobFieldName } from "@/lib/jobs/fields";
import { JOB_FIELD_PLACES, mapJobFields } from "@/lib/jobs/listed-fields";
import { benefitsFor, DOMESTIC_BENEFITS, type Benefit } from "@/lib/jobs/options";
import { keysOf, pick } from "@/lib/objects";
import type { JobFields } from "./job-fields";

type ValueOf<Name extends JobFieldName> = ReturnType<(typeof JOB_FIELDS)[Name]["toValue"]>;

/** A job's fields as the interface takes them (lists as lists), which the schemas of lib/jobs check. */
export type JobValues = {
  [Name in JobFieldName]: Name extends DependentFieldName ? ValueOf<Name> | undefined : ValueOf<Name>;
};

// The table once more, as the compiler can follow it from a field's name to its value.
const TO_VALUE: { [Name in JobFieldName]: { toValue: (typed: JobFields[Name]) => JobValues[Name] } } = JOB_FIELDS;

/** What is sent of a detail that is not wanted; the number of references stays as it was. */
const UNWANTED = {
  accommodationDetails: "",
  backgroundCheckTypes: [],
  numberOfReferences: undefined,
} satisfies Pick<JobValues, DependentFieldName>;

/**
 * The form's texts as values. Details of what is not wanted stay in the form, in case the switch goes back, but are not
 * sent.
 * @param kept benefits that the job had already; a new category does not take them away unseen.
 */
export function toJobValues(fields: JobFields, kept: readonly Benefit[]): JobValues {
  const offered = benefitsOffered(fields.category, kept);
  const isWanted = (name: JobFieldName): boolean => {
    const { needs } = JOB_FIELD_PLACES[name];
    return needs === undefined || fields[needs];
  };
  return {
    ...mapJobFields<JobValues>((name) => TO_VALUE[name].toValue(fields[name])),
    benefits: fields.benefits.filter((benefit) => offered.includes(benefit)),
    ...pick(
      UNWANTED,
      keysOf(UNWANTED).filter((name) => !isWanted(name)),
    ),
  };
}

/** The benefits to choose from: those of the category's group (household before one is chosen), and those kept. */
export const benefitsOffered = (category: JobFields["category"], kept: readonly Benefit[]): readonly Benefit[] => [
  ...new Set([...(category ? benefitsFor(category) : DOMESTIC_BENEFITS), ...kept]),
];

/** The drawing that goes with a job; it follows the category until another one is picked. */
export const drawingOf = (fields: JobFields) => fields.defaultPreviewImageId || fields.category || undefined;
