import type { JobFields } from "@/components/jobs/form/job-fields";
import { UNSAID_FIELDS } from "@/lib/api-docs/examples/jobs";
import { tasksFor } from "@/lib/domains/jobs/fact-options";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import type { Job } from "@/lib/domains/jobs/types";

/** A complete job, as the API returns it. */
export const sampleJob: Job = {
  ...UNSAID_FIELDS,
  id: "0190",
  employerId: "0191",
  employer: {
    ...{ description: null, location: null, isVerified: false, mark: "new", checked: null },
    ...{ since: "2026-11-20T00:00:00.000Z", answers: null, promises: null },
  },
  title: "Driver",
  open_until: null,
  closed_reason: null,
  undecided: null,
  hired: null,
  people: 1,
  category: "driver",
  location: "Pune",
  place: { id: "pune", name: "Pune", city: "Pune", cityId: "pune", state: "Maharashtra", pin: null, more: null },
  salary: "18000",
  salaryMin: 18000,
  salaryMax: 18000,
  employmentType: "LIVE_IN_FULL_TIME",
  shift: "Day",
  hoursFrom: null,
  hoursTo: null,
  workingDays: "Mon",
  employer_verified: false,
  employer_mark: "new",
  company_name: "Sharma Household",
  company_logo: null,
  preview_image: null,
  useDefaultPreviewImage: true,
  defaultPreviewImageId: "driver",
  status: "open",
  review: null,
  urgencyLevel: "immediate",
  experienceLevel: "10+ years",
  accommodationProvided: true,
  accommodationDetails: "Own room",
  backgroundCheckRequired: false,
  referencesRequired: false,
  requirements: ["Licence", "Knows Pune"],
  benefits: { "Fuel Allowance": true },
  languagesRequired: ["Hindi"],
  additionalSkills: ["Repairs"],
  meals: ["lunch"],
  weeklyOff: "sunday",
  uniform: "given",
  noticePeriod: "15 days",
  applications: 0,
  views: 0,
  created_at: "2026-01-01T00:00:00.000Z",
  posted_date: "2026-01-01T00:00:00.000Z",
  revision: 1,
  updated_at: "2026-01-01T00:00:00.000Z",
};

/** Another value for a field than the form has, as a user might enter it. */
export function otherValue(name: JobFieldName, fields: JobFields): unknown {
  const field = JOB_FIELDS[name];
  switch (field.kind) {
    case "line":
    case "paragraph":
    case "lines":
    case "words":
      return "Something else";
    case "salary":
      return "31000";
    case "choice":
    case "chip":
      return field.options.find((option) => option !== fields[name]);
    case "chips":
    case "choices":
      if (name === "tasks") return tasksFor(fields.category).slice(-1);
      return name === "benefits" ? ["Health Insurance"] : [field.options.at(-1)];
    case "flag":
      return !fields[name];
    case "count":
      return "5";
  }
}
