import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { fieldsAskedIn } from "@/lib/domains/jobs/listed-fields";
import { FIELD_SCHEMAS } from "@/lib/domains/jobs/rules-schema";
import type { ChangeableName } from "@/lib/domains/jobs/collision-policy";
import type { JobFields } from "./job-fields";
import { toJobValues } from "./job-values";
import { placeOf } from "./place/location-place";

/**
 * The fields of a job that the edit form would change, in screen order. Writing the same value differently, such as
 * with a trailing space, changes nothing.
 * @param before the form as filled from the job.
 */
export function changedNames(fields: JobFields, before: JobFields): ChangeableName[] {
  const [mine, theirs] = [toJobValues(fields, before.benefits), toJobValues(before, before.benefits)];
  return [
    ...fieldsAskedIn("edit").filter(
      (name) =>
        toStored(name, mine[name]) !== toStored(name, theirs[name]) ||
        (name === "location" && isPlaceChanged(fields, before)),
    ),
    ...(fields.companyLogo || fields.removeCompanyLogo ? (["companyLogo"] as const) : []),
    ...(isPreviewChanged(fields, before) ? (["previewImage"] as const) : []),
  ];
}

/** Whether the same text is given another place. Without one the server reads the text, or leaves it. */
function isPlaceChanged(fields: JobFields, before: JobFields): boolean {
  const place = placeOf(fields);
  return place !== null && place.id !== placeOf(before)?.id;
}

const isPreviewChanged = (fields: JobFields, before: JobFields): boolean =>
  fields.useDefaultPreviewImage
    ? !before.useDefaultPreviewImage || fields.defaultPreviewImageId !== before.defaultPreviewImageId
    : fields.previewImage !== null;

/** A value as the server would store it, as text to compare. The order in which options were chosen is ignored. */
function toStored(name: JobFieldName, value: unknown): string {
  const { kind } = JOB_FIELDS[name];
  const parsed = FIELD_SCHEMAS[name].rules.put.safeParse(value);
  // A value the server would refuse counts as different; validation reports it before it is sent.
  const stored: unknown = parsed.success ? parsed.data : { refused: value };
  return (
    JSON.stringify((kind === "choices" || kind === "chips") && Array.isArray(stored) ? stored.toSorted() : stored) ?? ""
  );
}
