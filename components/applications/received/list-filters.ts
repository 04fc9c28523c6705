import {
  APPLICANT_SORTS,
  APPLICATION_STATUSES,
  type ApplicantSort,
  type ApplicationStatus,
} from "@/lib/domains/applications/options";
import { listApplicantsQuery } from "@/lib/domains/applications/schema";

/** The list's order and filters as its address has them; null is the default. */
export type ApplicantFilters = {
  status: ApplicationStatus | null;
  sort: Exclude<ApplicantSort, "newest"> | null;
  search: string | null;
  within: string | null;
  pay_to: string | null;
  years: string | null;
  hours: string | null;
};

type Name = "search" | "within" | "pay_to" | "years" | "hours";

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
    search: known("search"),
    within: known("within"),
    pay_to: known("pay_to"),
    years: known("years"),
    hours: known("hours"),
  };
}
