import { parseSalary, toSalaryText } from "@/lib/salary";
import type { Job } from "@/lib/jobs/types";
import { toJobFields, type JobFieldName, type JobFields } from "./job-fields";
import { toJobValues } from "./job-form-data";

/** Fields whose difference is told; the pictures of both are compared by name. */
export type DifferingField = Exclude<JobFieldName, "intent" | "employmentType" | PictureFieldName>;

type PictureFieldName = "companyLogo" | "removeCompanyLogo" | "previewImage";

/** What differs between a form and a position as stored. Ways of writing that are stored the same do not count. */
export function differingFields(fields: JobFields, job: Job): DifferingField[] {
  const mine = comparable(fields);
  const theirs = comparable(toJobFields(job));
  return (Object.keys(mine) as DifferingField[]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
}

/** Whether two states of a position show the same own pictures. */
export const hasSamePictures = (one: Job, other: Job): boolean =>
  one.company_logo === other.company_logo && one.preview_image === other.preview_image;

function comparable(fields: JobFields) {
  const { employmentType: _follows, ...values } = toJobValues(fields, fields.benefits);
  const range = parseSalary(fields.salary);
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
  ) as typeof values;
  return {
    ...texts,
    salary: range ? toSalaryText(range.min, range.max) : values.salary,
    numberOfReferences: fields.referencesRequired ? fields.numberOfReferences : "",
    benefits: values.benefits.toSorted(),
    languagesRequired: values.languagesRequired.toSorted(),
    backgroundCheckTypes: values.backgroundCheckTypes.toSorted(),
    defaultPreviewImageId: fields.useDefaultPreviewImage ? values.defaultPreviewImageId : "",
  } satisfies Record<DifferingField, unknown>;
}
