/**
 * Every field of a job that an employer fills in, described once: the API's rules, the forms with their sections,
 * drafts and comparisons, and the screens of worker and owner follow from here (CONTRIBUTING.md, "Add a field to a
 * job"). In form order. Pictures are files and are handled individually.
 */
import { FACTS_FIELDS } from "./facts-fields";
import type { Places } from "./placed-fields";
import { TERMS_FIELDS } from "./terms-fields";
import { WORK_FIELDS } from "./work-fields";

export const JOB_FIELDS = { ...WORK_FIELDS, ...FACTS_FIELDS, ...TERMS_FIELDS } as const satisfies Record<
  string,
  Places
>;

export type JobFieldName = keyof typeof JOB_FIELDS;

/** Fields that exist only while a switch is on. */
export type DependentFieldName = {
  [Name in JobFieldName]: (typeof JOB_FIELDS)[Name] extends { needs: string } ? Name : never;
}[JobFieldName];
