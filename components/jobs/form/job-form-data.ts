import {
  benefitsFor,
  DOMESTIC_BENEFITS,
  TYPE_BY_EMPLOYMENT_TYPE,
  type Benefit,
  type EmploymentType,
  type JobType,
} from "@/lib/jobs/options";
import type { JobFields } from "./job-fields";

type JobValues = ReturnType<typeof toJobValues>;

/**
 * The form's texts as the interface's values (lists as lists), which the schemas of lib/jobs check and the builders
 * below encode. Details of what is not wanted stay in the form, in case the switch goes back, but are not sent.
 * @param kept benefits that the position had already; a new category does not take them away unseen.
 */
export function toJobValues(fields: JobFields, kept: readonly Benefit[] = []) {
  const { intent: _intent, companyLogo: _logo, removeCompanyLogo: _gone, previewImage: _preview, ...rest } = fields;
  const { defaultPreviewImageId, ...values } = rest;
  const offered = benefitsOffered(fields.category, kept);
  return {
    ...values,
    requirements: toLines(fields.requirements),
    additionalSkills: toLines(fields.additionalSkills.replaceAll(",", "\n")),
    benefits: fields.benefits.filter((benefit) => offered.includes(benefit)),
    accommodationDetails: fields.accommodationProvided ? fields.accommodationDetails : "",
    backgroundCheckTypes: fields.backgroundCheckRequired ? fields.backgroundCheckTypes : [],
    // The picture follows the category until another one is picked.
    defaultPreviewImageId: defaultPreviewImageId || fields.category || undefined,
  };
}

/** The benefits to choose from: those of the category's group (household before one is chosen), and those kept. */
export const benefitsOffered = (category: JobFields["category"], kept: readonly Benefit[]): readonly Benefit[] => [
  ...new Set([...(category ? benefitsFor(category) : DOMESTIC_BENEFITS), ...kept]),
];

/** The values that the create schema checks. `type` follows `employmentType` on the server. */
export function toCreateValues(fields: JobFields) {
  const { type: _type, ...values } = toJobValues(fields);
  return { ...values, status: fields.intent === "draft" ? ("draft" as const) : ("open" as const) };
}

/** The multipart body of POST /api/jobs. */
export const toCreateForm = (fields: JobFields): FormData => encode(toCreateValues(fields), fields);

/**
 * The multipart body of PUT /api/jobs/{id}. Left out, so that it stays as it is: what a draft still lacks, and the
 * company's name if it was not touched (the position shows its company's own where it has none itself).
 */
export function toUpdateForm(fields: JobFields, before: JobFields): FormData {
  const values = toJobValues(fields, before.benefits);
  return encode(
    {
      ...values,
      benefits: Object.fromEntries(values.benefits.map((name) => [name, true])),
      employmentType: employmentTypeFor(fields.type, before.employmentType),
      company_name: fields.company_name === before.company_name ? undefined : values.company_name,
      salary: values.salary || undefined,
      shift: values.shift || undefined,
      workingDays: values.workingDays || undefined,
      experienceLevel: values.experienceLevel || undefined,
      requirements: values.requirements.length === 0 ? undefined : values.requirements,
    },
    fields,
  );
}

/**
 * The employment type beside a job type chosen on the edit form, which asks for the latter only: kept where the two
 * agree, else the plain one, so that no card says "full time" and "part time" at once.
 */
export function employmentTypeFor(type: JobType, current: EmploymentType): EmploymentType {
  if (TYPE_BY_EMPLOYMENT_TYPE[current] === type) return current;
  return ({ "FULL TIME": "LIVE_OUT_FULL_TIME", "PART TIME": "PART_TIME", CONTRACT: "TEMPORARY" } as const)[type];
}

type Encodable = { [Name in keyof JobValues]?: JobValues[Name] | Record<string, boolean> | undefined };

/** Lists and maps as JSON, flags as words, files as parts (api.md, Jobs). */
function encode(values: Encodable, fields: JobFields): FormData {
  const { companyLogo, removeCompanyLogo, previewImage, useDefaultPreviewImage } = fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (name === "numberOfReferences" && !values.referencesRequired) continue;
    if (name === "defaultPreviewImageId" && !useDefaultPreviewImage) continue;
    form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  if (companyLogo) form.set("companyLogo", companyLogo);
  else if (removeCompanyLogo) form.set("removeCompanyLogo", "true");
  if (previewImage && !useDefaultPreviewImage) form.set("previewImage", previewImage);
  return form;
}

const toLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
