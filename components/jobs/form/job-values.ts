import { isFactOf, tasksFor } from "@/lib/domains/jobs/fact-options";
import { JOB_FIELDS, type DependentFieldName, type JobFieldName } from "@/lib/domains/jobs/fields";
import { JOB_FIELD_PLACES, mapJobFields } from "@/lib/domains/jobs/listed-fields";
import { benefitsFor, DOMESTIC_BENEFITS, type Benefit } from "@/lib/domains/jobs/options";
import { keysOf, pick } from "@/lib/core/objects";
import { NEW_JOB, type JobFields } from "./job-fields";

type ValueOf<Name extends JobFieldName> = ReturnType<(typeof JOB_FIELDS)[Name]["toValue"]>;

/** A job's fields in the API's format (lists as arrays), as validated by the schemas of lib/domains/jobs. */
export type JobValues = {
  [Name in JobFieldName]: Name extends DependentFieldName ? ValueOf<Name> | undefined : ValueOf<Name>;
};

// The same table, typed so that the compiler can follow it from a field's name to its value.
const TO_VALUE: { [Name in JobFieldName]: { toValue: (typed: JobFields[Name]) => JobValues[Name] } } = JOB_FIELDS;

/** The values sent for details that are switched off; the number of references stays unchanged. */
const UNWANTED = {
  room: "",
  accommodationDetails: "",
  backgroundCheckTypes: [],
  numberOfReferences: undefined,
} satisfies Pick<JobValues, DependentFieldName>;

/**
 * The form's texts as values. Details that are switched off stay in the form, in case the switch is turned on again,
 * but are not sent.
 * @param kept benefits the job already had; a new category does not silently remove them.
 */
export function toJobValues(fields: JobFields, kept: readonly Benefit[]): JobValues {
  const offered = benefitsOffered(fields.category, kept);
  return {
    ...mapJobFields<JobValues>((name) => TO_VALUE[name].toValue(fields[name])),
    benefits: fields.benefits.filter((benefit) => offered.includes(benefit)),
    ...factsOf(fields),
    ...pick(
      UNWANTED,
      keysOf(UNWANTED).filter((name) => !isWanted(name, fields)),
    ),
  };
}

/** The facts that are asked for this kind of work; the others are emptied. */
const factsOf = (fields: JobFields): Partial<JobValues> => ({
  tasks: fields.tasks.filter((task) => tasksFor(fields.category).includes(task)),
  ...(isFactOf("cuisines", fields.category) ? {} : { cuisines: [] }),
  ...(isFactOf("pets", fields.category) ? {} : { householdSize: "", householdMembers: [], pets: [] }),
});

/**
 * The fields as the short steps send them. References, which no step shows and the long form begins with, are asked for only if somebody
 * chose them there, or in the job that this one was copied from.
 */
export const asSteps = (fields: JobFields, opened: JobFields): JobFields =>
  opened === NEW_JOB && fields.numberOfReferences === NEW_JOB.numberOfReferences
    ? { ...fields, referencesRequired: false }
    : fields;

/** The benefits to choose from: those of the category's group (household until one is chosen), and those kept. */
export const benefitsOffered = (category: JobFields["category"], kept: readonly Benefit[]): readonly Benefit[] => [
  ...new Set([...(category ? benefitsFor(category) : DOMESTIC_BENEFITS), ...kept]),
];

/** The drawing of a job; it follows the category until another one is picked. */
export const drawingOf = (fields: JobFields) => fields.defaultPreviewImageId || fields.category || undefined;

/** Whether a field is asked for: a detail is only while its switch is on. */
export function isWanted(name: JobFieldName, fields: JobFields): boolean {
  const { needs } = JOB_FIELD_PLACES[name];
  return needs === undefined || fields[needs];
}
