import { JOB_FIELDS, type JobFieldName } from "@/lib/jobs/fields";
import { fieldsAskedIn } from "@/lib/jobs/listed-fields";
import type { ChangeableName } from "@/lib/jobs/policy";
import type { JobFields } from "./job-fields";
import { toJobValues } from "./job-values";

/**
 * What the edit form would change of a job, in the order of the screen. Another way of writing the same value, such as
 * a space at its end, changes nothing.
 * @param before the form as the job filled it.
 */
export function changedNames(fields: JobFields, before: JobFields): ChangeableName[] {
  const [mine, theirs] = [toJobValues(fields, before.benefits), toJobValues(before, before.benefits)];
  return [
    ...fieldsAskedIn("edit").filter((name) => toStored(name, mine[name]) !== toStored(name, theirs[name])),
    ...(fields.companyLogo || fields.removeCompanyLogo ? (["companyLogo"] as const) : []),
    ...(isPreviewChanged(fields, before) ? (["previewImage"] as const) : []),
  ];
}

const isPreviewChanged = (fields: JobFields, before: JobFields): boolean =>
  fields.useDefaultPreviewImage
    ? !before.useDefaultPreviewImage || fields.defaultPreviewImageId !== before.defaultPreviewImageId
    : fields.previewImage !== null;

/** A value as the server would keep it, as text to compare. The order in which options were chosen does not count. */
function toStored(name: JobFieldName, value: unknown): string {
  const field = JOB_FIELDS[name];
  const parsed = field.rules.put.safeParse(value);
  // What the server would refuse is another value as well; the form's own check speaks before it is sent.
  const stored: unknown = parsed.success ? parsed.data : { refused: value };
  return JSON.stringify(field.kind === "choices" && Array.isArray(stored) ? stored.toSorted() : stored) ?? "";
}
