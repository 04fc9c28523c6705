import { toFormData } from "@/components/form/form-data";
import { fieldsAskedIn } from "@/lib/domains/jobs/listed-fields";
import { pick } from "@/lib/core/objects";
import type { JobFields } from "./job-fields";
import { drawingOf, toJobValues } from "./job-values";
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
  return toFormData({
    ...values,
    companyLogo,
    wordingReasons: reasonsOf(fields),
    ...(useDefaultPreviewImage ? { defaultPreviewImageId } : { previewImage }),
  });
}

/** The owner's answers about the words that were asked about; undefined for nothing. */
export function reasonsOf({ wordingReasons }: Pick<JobFields, "wordingReasons">) {
  const said = Object.entries(wordingReasons).filter(([, reason]) => reason.trim() !== "");
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
