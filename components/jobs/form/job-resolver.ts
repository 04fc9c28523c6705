import type { Resolver } from "react-hook-form";
import type { z } from "zod";
import { toFieldErrors } from "@/lib/platform/http/validation";
import { msg } from "@/lib/platform/http/validation-message";
import { editFormInputs, jobFormInput } from "@/lib/domains/jobs/schema";
import { isHomeless } from "@/lib/domains/jobs/employment-policy";
import type { Job } from "@/lib/domains/jobs/types";
import { toJobFields, type JobFields } from "./job-fields";
import { toCreateValues, toEditValues } from "./job-form-data";
import { isCityMissing } from "./place/location-place";

/** Validates the form of a new job: as a draft, or as a job that others see. */
export const createResolver: Resolver<JobFields> = (fields) =>
  toResult(fields, jobFormInput.safeParse(toCreateValues(fields)), { isDraft: fields.intent === "draft" });

/** Validates the edit form. A draft needs less, unless the pressed button publishes it. */
export function editResolver(job: Job): Resolver<JobFields> {
  const before = toJobFields(job);
  return (fields) => {
    const schema = job.status !== "draft" ? "update" : fields.intent === "publish" ? "publish" : "keepDraft";
    const result = editFormInputs[schema].safeParse(toEditValues(fields, before));
    return toResult(fields, result, { isDraft: schema === "keepDraft", hasOwnPicture: job.preview_image !== null });
  };
}

// Our own instead of @hookform/resolvers: an error in one line of a text area belongs to the text area, and the schemas
// get the API's values, not the form's texts.
function toResult(
  fields: JobFields,
  result: z.ZodSafeParseResult<unknown>,
  { isDraft, hasOwnPicture = false }: { isDraft: boolean; hasOwnPicture?: boolean },
) {
  const faults = result.success ? {} : toFieldErrors(result.error.issues);
  if (!fields.useDefaultPreviewImage && !fields.previewImage && !hasOwnPicture) {
    faults["previewImage"] = [msg("notAnImage")];
  }
  if (isHomeless(fields)) faults["accommodationProvided"] = [msg("liveInHome")];
  if (!isDraft && isCityMissing(fields)) faults["place"] = [msg("cityRequired")];
  const errors = Object.entries(faults).map(([name, [message]]) => [name, { type: "invalid", message }]);
  return errors.length === 0 ? { values: fields, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
}
