import { changeGroup, type ChangeableName } from "@/lib/domains/jobs/collision-policy";
import { formSections } from "../form-sections";
import { changedNames } from "../job-changes";
import type { JobFields } from "../job-fields";

/** A question to answer: which of two versions of some linked fields to keep. */
export type Collision = {
  /** The name of their group (lib/domains/jobs/policy.ts). */
  group: string;
  /** All fields of the group that the form has. */
  members: readonly ChangeableName[];
  /** The members in which the versions differ. */
  differing: readonly ChangeableName[];
};

/** The form's values that belong to a field or a picture. */
export function valuesOf(name: ChangeableName): readonly (keyof JobFields)[] {
  if (name === "companyLogo") return ["companyLogo", "removeCompanyLogo"];
  if (name === "previewImage") return ["useDefaultPreviewImage", "defaultPreviewImageId", "previewImage"];
  if (name === "location") return ["location", "place"];
  return [name];
}

/** A copy of `target` with the values that `source` has in these fields. */
export function withFieldsOf(target: JobFields, source: JobFields, names: readonly ChangeableName[]): JobFields {
  const values = names.flatMap(valuesOf).map((name) => [name, source[name]]);
  return { ...target, ...(Object.fromEntries(values) as Partial<JobFields>) };
}

// In the order of the screen.
const ASKED: readonly ChangeableName[] = [
  ...formSections("edit").flatMap(({ fields }) => fields),
  "companyLogo",
  "previewImage",
];
const membersOf = (group: string) => ASKED.filter((name) => changeGroup(name) === group);

/**
 * Applies this form's changes to the version that someone else has saved. Fields it has not changed take the newer value.
 * @param fields the form as it was sent; `before` and `newer` as the older and the newer version fill it.
 * @param colliding the fields that the server's refusal names.
 * @returns the form, which keeps its own values in fields that both have changed, and the questions to answer.
 */
export function mergeVersions(
  { fields, before, newer }: Record<"fields" | "before" | "newer", JobFields>,
  colliding: readonly ChangeableName[],
): { merged: JobFields; collisions: Collision[] } {
  const changed = changedNames(fields, before);
  // The newer version may already be another than the one that the server refused for.
  const theirs = new Set(changedNames(newer, before).map(changeGroup));
  const named = new Set(colliding.map(changeGroup));
  const both = new Set(changed.map(changeGroup).filter((group) => theirs.has(group)));
  const groups = [...new Set(ASKED.map(changeGroup))].filter((group) => named.has(group) || both.has(group));
  // A colliding group keeps all of its values: this form's details make no sense under the other version's switch.
  const own = [...changed, ...groups.flatMap(membersOf)];
  const merged = withFieldsOf({ ...newer, intent: fields.intent }, fields, own);
  const differing = changedNames(merged, newer);
  const collisions = groups.map((group) => {
    const members = membersOf(group);
    return { group, members, differing: differing.filter((name) => members.includes(name)) };
  });
  return { merged, collisions: collisions.filter((collision) => collision.differing.length > 0) };
}

export type Side = "theirs" | "yours";

/**
 * The answer to a collision, as the form's values show it: values that equal the newer version are theirs; others are
 * yours, once either version was chosen.
 * @param answered the groups for which a version was chosen.
 * @returns null if the question is still open.
 */
export function answerTo(
  { group, members }: Pick<Collision, "group" | "members">,
  { fields, newer, answered }: { fields: JobFields; newer: JobFields; answered: readonly string[] },
): Side | null {
  if (!changedNames(fields, newer).some((name) => members.includes(name))) return "theirs";
  return answered.includes(group) ? "yours" : null;
}
