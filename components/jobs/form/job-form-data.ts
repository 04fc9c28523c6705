import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { fieldsAskedIn, JOB_FIELD_NAMES } from "@/lib/domains/jobs/listed-fields";
import type { Job } from "@/lib/domains/jobs/types";
import { pick } from "@/lib/core/objects";
import { changedNames } from "./job-changes";
import { toJobFields, type JobFields } from "./job-fields";
import { drawingOf, toJobValues, type JobValues } from "./job-values";
import { placeOf } from "./place/location-place";

/** The values to validate with the create schema. `type` follows `employmentType` on the server. */
export function toCreateValues(fields: JobFields) {
  const values = toJobValues(fields, []);
  return {
    ...pick(values, fieldsAskedIn("create")),
    place: placeOf(fields)?.id,
    useDefaultPreviewImage: fields.useDefaultPreviewImage,
    defaultPreviewImageId: drawingOf(fields),
    status: fields.intent === "draft" ? ("draft" as const) : ("open" as const),
  };
}

/** The values to validate with the edit schemas. @param before the form as filled from the job. */
export const toEditValues = (fields: JobFields, before: JobFields) => ({
  ...pick(toJobValues(fields, before.benefits), fieldsAskedIn("edit")),
  useDefaultPreviewImage: fields.useDefaultPreviewImage,
  defaultPreviewImageId: drawingOf(fields),
});

/** The multipart body of POST /api/jobs. */
export function toCreateForm(fields: JobFields): FormData {
  const { defaultPreviewImageId, ...values } = toCreateValues(fields);
  const { companyLogo, previewImage, useDefaultPreviewImage } = fields;
  return encode({
    ...values,
    companyLogo,
    wordingReasons: reasonsOf(fields),
    ...(useDefaultPreviewImage ? { defaultPreviewImageId } : { previewImage }),
  });
}

/** The multipart body of PUT /api/jobs/{id}: only the form's changes to the job it was filled from. */
export function toUpdateForm(fields: JobFields, job: Job): FormData {
  const before = toJobFields(job);
  const values = toJobValues(fields, before.benefits);
  const changed = changedNames(fields, before);
  const names = JOB_FIELD_NAMES.filter((name) => changed.includes(name) && !isNeverEmptied(name, values, job));
  return encode({
    ...pick(values, names),
    ...(changed.includes("location") ? { place: placeOf(fields)?.id } : {}),
    ...(changed.includes("benefits") ? { benefits: toMap(values.benefits) } : {}),
    wordingReasons: reasonsOf(fields),
    ...(changed.includes("companyLogo") ? logoChange(fields) : {}),
    ...(changed.includes("previewImage") ? previewChange(fields) : {}),
  });
}

/** The owner's answers about the words that were asked about; undefined for nothing. */
export function reasonsOf({ wordingReasons }: Pick<JobFields, "wordingReasons">) {
  const said = Object.entries(wordingReasons).filter(([, reason]) => reason.trim() !== "");
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

const toMap = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

const logoChange = ({ companyLogo }: JobFields) => (companyLogo ? { companyLogo } : { removeCompanyLogo: true });

const previewChange = (fields: JobFields) =>
  fields.useDefaultPreviewImage
    ? { useDefaultPreviewImage: true, defaultPreviewImageId: drawingOf(fields) }
    : { useDefaultPreviewImage: false, previewImage: fields.previewImage };

/** A published job keeps fields that it could not be published without, even if the edit form lets them be empty. */
const isNeverEmptied = (name: JobFieldName, values: JobValues, job: Job): boolean =>
  job.status !== "draft" && values[name] === "" && !JOB_FIELDS[name].rules.publish.safeParse("").success;

/** Lists as JSON, flags and texts as words, pictures as file parts (api.md, Jobs). */
function encode(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (value instanceof File) form.set(name, value);
    else form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}
