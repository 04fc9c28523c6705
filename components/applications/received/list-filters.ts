import { recordOf } from "@/lib/core/objects";
import {
  APPLICANT_SORTS,
  APPLICATION_STATUSES,
  type ApplicantSort,
  type ApplicationStatus,
} from "@/lib/domains/applications/options";
import { listApplicantsQuery } from "@/lib/domains/applications/schema";

const NAMES = ["search", "within", "pay_to", "years", "hours"] as const;
type Name = (typeof NAMES)[number];

/** The list's order and filters as its address has them; null is the default. */
export type ApplicantFilters = Record<Name, string | null> & {
  status: ApplicationStatus | null;
  sort: Exclude<ApplicantSort, "newest"> | null;
};

/** Reads an address; what it does not know, or the server would refuse, is left out. */
export function toApplicantFilters(values: Readonly<Record<string, string | undefined>>): ApplicantFilters {
  const known = (name: Name) => {
    const value = values[name]?.trim();
    return value && listApplicantsQuery.safeParse({ [name]: value }).success ? value : null;
  };
  const sort = APPLICANT_SORTS.find((one) => one === values.sort);
  return {
    status: APPLICATION_STATUSES.find((one) => one === values.status) ?? null,
    sort: sort === undefined || sort === "newest" ? null : sort,
    ...recordOf(NAMES, known),
  };
}
