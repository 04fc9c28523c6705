/** The changes of the edit form as the API takes them. Its rules need zod: it is loaded with them (use-job-edit.ts). */
import { toFormData } from "@/components/form/form-data";
import { pick } from "@/lib/core/objects";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import { JOB_FIELD_NAMES } from "@/lib/domains/jobs/listed-fields";
import { FIELD_SCHEMAS } from "@/lib/domains/jobs/rules-schema";
import type { Job } from "@/lib/domains/jobs/types";
import { changedNames } from "../job-changes";
import { toJobFields, type JobFields } from "../job-fields";
import { reasonsOf } from "../job-form-data";
import { drawingOf, toJobValues, type JobValues } from "../job-values";
import { placeOf } from "../place/location-place";

/** The multipart body of PUT /api/jobs/{id}: only the form's changes to the job it was filled from. */
export function toUpdateForm(fields: JobFields, job: Job): FormData {
  const before = toJobFields(job);
  const values = toJobValues(fields, before.benefits);
  const changed = changedNames(fields, before);
  const names = JOB_FIELD_NAMES.filter((name) => changed.includes(name) && !isNeverEmptied(name, values, job));
  return toFormData({
    ...pick(values, names),
    ...(changed.includes("location") ? { place: placeOf(fields)?.id } : {}),
    ...(changed.includes("benefits") ? { benefits: toMap(values.benefits) } : {}),
    wordingReasons: reasonsOf(fields),
    ...(changed.includes("companyLogo") ? logoChange(fields) : {}),
    ...(changed.includes("previewImage") ? previewChange(fields) : {}),
  });
}

const toMap = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

const logoChange = ({ companyLogo }: JobFields) => (companyLogo ? { companyLogo } : { removeCompanyLogo: true });

const previewChange = (fields: JobFields) =>
  fields.useDefaultPreviewImage
    ? { useDefaultPreviewImage: true, defaultPreviewImageId: drawingOf(fields) }
    : { useDefaultPreviewImage: false, previewImage: fields.previewImage };

/** A published job keeps fields that it could not be published without, even if the edit form lets them be empty. */
const isNeverEmptied = (name: JobFieldName, values: JobValues, job: Job): boolean =>
  job.status !== "draft" && values[name] === "" && !FIELD_SCHEMAS[name].rules.publish.safeParse("").success;
