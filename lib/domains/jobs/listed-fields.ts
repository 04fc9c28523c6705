/** Views of the table of a job's fields: by name, by section, one value for each. */
import { keysOf } from "@/lib/core/objects";
import { JOB_FIELDS, type JobFieldName } from "./fields";
import type { Places } from "./placed-fields";

/** The names of all fields, in form order. */
export const JOB_FIELD_NAMES = keysOf(JOB_FIELDS);

/** The fields that a card in a list has. */
export const CARD_FIELD_NAMES = [
  ...(["title", "category", "location", "company_name", "salary", "type", "employmentType", "shift"] as const),
  ...(["workingDays", "urgencyLevel", "experienceLevel", "meals", "weeklyOff"] as const),
  ...(["accommodationProvided", "backgroundCheckRequired"] as const),
] satisfies readonly JobFieldName[];

/** Where each field is asked for and shown, without the precise type of each row. */
export const JOB_FIELD_PLACES: Readonly<Record<JobFieldName, Places>> = JOB_FIELDS;

/** The kinds of fields. */
export type FieldKind = (typeof JOB_FIELDS)[JobFieldName]["kind"];

/** The fields of some kinds. */
export type FieldOfKind<Kind extends FieldKind> = {
  [Name in JobFieldName]: (typeof JOB_FIELDS)[Name]["kind"] extends Kind ? Name : never;
}[JobFieldName];

/** Fields that hold free text, a line or a paragraph. */
export type TextFieldName = FieldOfKind<"line" | "paragraph">;

/** Whether a field holds free text. */
export const isTextField = (name: JobFieldName): name is TextFieldName =>
  JOB_FIELDS[name].kind === "line" || JOB_FIELDS[name].kind === "paragraph";

/** Fields that hold facts an employer chose, one or several. */
export type FactFieldName = FieldOfKind<"chip" | "chips">;

/** Whether a field holds chosen facts. */
export const isFactField = (name: JobFieldName): name is FactFieldName =>
  JOB_FIELDS[name].kind === "chip" || JOB_FIELDS[name].kind === "chips";

/** An object with a value for each field. */
export const mapJobFields = <Values extends Record<JobFieldName, unknown>>(
  valueOf: <Name extends JobFieldName>(name: Name) => Values[Name],
): Values => Object.fromEntries(JOB_FIELD_NAMES.map((name) => [name, valueOf(name)])) as Values;

/** The fields of a form, in order. */
export const fieldsAskedIn = (form: "create" | "edit"): JobFieldName[] =>
  JOB_FIELD_NAMES.filter((name) => form in JOB_FIELDS[name]);

/** The fields of one section of a form or screen, in the section's order. */
export function fieldsIn(screen: "create" | "edit" | "worker" | "owner", section: string): JobFieldName[] {
  const names = JOB_FIELD_NAMES.filter((name) => JOB_FIELD_PLACES[name][screen]?.section === section);
  for (const name of [...names]) {
    const place = JOB_FIELD_PLACES[name][screen];
    const next = place && "before" in place ? names.find((other) => other === place.before) : undefined;
    if (!next) continue;
    names.splice(names.indexOf(name), 1);
    names.splice(names.indexOf(next), 0, name);
  }
  return names;
}
