/** When two people change one job. Apart from the other rules: the table of its fields brings a library to the browser. */
import type { JobFieldName } from "./fields";
import { JOB_FIELD_NAMES, JOB_FIELD_PLACES } from "./listed-fields";

/** Anything two people might both change: a field, or one of the two pictures. */
export type ChangeableName = JobFieldName | "companyLogo" | "previewImage";
const CHANGEABLE: readonly ChangeableName[] = [...JOB_FIELD_NAMES, "companyLogo", "previewImage"];

/** Field → the revision that last changed it; absent means 1. */
export type FieldRevisions = Readonly<Record<string, number>>;

/**
 * The fields that prevent a save from being merged: someone else has changed them since the caller read the job, and
 * the save would change them, or fields linked to them, as well. If both made the same change, nothing collides.
 * @param sent the fields of the save; `changed` are those that differ from the stored values.
 * @param since the revision the caller has read.
 */
export function collidingFields(
  { sent, changed }: { sent: readonly ChangeableName[]; changed: readonly ChangeableName[] },
  since: number,
  fieldRevisions: FieldRevisions,
): ChangeableName[] {
  const agreed = sent.filter((name) => !changed.includes(name));
  const groups = new Set(changed.map(changeGroup));
  const changedSince = CHANGEABLE.filter((name) => (fieldRevisions[name] ?? 1) > since);
  return changedSince.filter((name) => groups.has(changeGroup(name)) && !agreed.includes(name));
}

/**
 * The group of linked fields that a field belongs to: a switch and its details, or the two fields that say what kind of
 * employment it is. Any other field is a group of its own.
 */
export function changeGroup(name: ChangeableName): string {
  if (name === "companyLogo" || name === "previewImage") return name;
  return name === "employmentType" ? "type" : (JOB_FIELD_PLACES[name].needs ?? name);
}
