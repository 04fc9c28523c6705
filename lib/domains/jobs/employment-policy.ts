import { TYPE_BY_EMPLOYMENT_TYPE, type EmploymentType, type JobType } from "./options";

/** The facts of a job that follow each other. */
export type Employment = { employmentType: EmploymentType; accommodationProvided: boolean };

/** The same as sent, some of them, with the coarser type. */
export type SentEmployment = { [Name in keyof Employment]?: Employment[Name] | undefined } & {
  type?: JobType | undefined;
};

/**
 * The employment type for a type: the present one if it agrees, otherwise the plain one; a job that becomes full time is
 * lived in where it has accommodation.
 */
export function employmentTypeFor(
  type: JobType,
  { employmentType, accommodationProvided }: Employment,
): EmploymentType {
  if (TYPE_BY_EMPLOYMENT_TYPE[employmentType] === type) return employmentType;
  if (type === "FULL TIME") return accommodationProvided ? "LIVE_IN_FULL_TIME" : "LIVE_OUT_FULL_TIME";
  return type === "CONTRACT" ? "TEMPORARY" : "PART_TIME";
}

/** Whether a job is said to be lived in without a place to stay. */
export const isHomeless = ({ employmentType, accommodationProvided }: SentEmployment): boolean =>
  employmentType === "LIVE_IN_FULL_TIME" && accommodationProvided === false;

/**
 * The fields that were sent, with those that follow from them: the employment type from the type unless it was sent too, the type from it, and
 * accommodation from living in.
 * @param before the job's, or for a new one those it has when nothing is said. @returns no more fields than change.
 */
export function withEmployment<Sent extends SentEmployment>(sent: Sent, before: Employment) {
  const { type, employmentType: chosen, ...rest } = sent;
  const { accommodationProvided = before.accommodationProvided } = sent;
  const employmentType =
    chosen ?? (type && employmentTypeFor(type, { employmentType: before.employmentType, accommodationProvided }));
  const isMovedIn = employmentType === "LIVE_IN_FULL_TIME" && sent.accommodationProvided === undefined;
  return {
    ...rest,
    ...(employmentType ? { employmentType, type: TYPE_BY_EMPLOYMENT_TYPE[employmentType] } : {}),
    ...(isMovedIn && (chosen || employmentType !== before.employmentType) ? { accommodationProvided: true } : {}),
  };
}
