import type { Resolver } from "react-hook-form";
import type { z } from "zod";
import { toFieldErrors } from "@/lib/http/validation";
import { msg } from "@/lib/http/validation-message";
import type { JobFields } from "./job-fields";

/**
 * Checks the form by a schema of lib/jobs. Our own instead of @hookform/resolvers: a fault in one line of a text area
 * belongs to the text area, and the schemas see the interface's values, not the texts of the form.
 * @param schemaFor which schema holds: it depends on what the pressed button wants.
 * @param hasCustomPicture whether the position has an own preview picture already.
 */
export function jobResolver(
  schemaFor: (intent: JobFields["intent"]) => z.ZodType,
  toValues: (fields: JobFields) => object,
  hasCustomPicture: boolean,
): Resolver<JobFields> {
  return (fields) => {
    const result = schemaFor(fields.intent).safeParse(toValues(fields));
    const faults = result.success ? {} : toFieldErrors(result.error.issues);
    if (!fields.useDefaultPreviewImage && !fields.previewImage && !hasCustomPicture) {
      faults["previewImage"] = [msg("notAnImage")];
    }
    const errors = Object.entries(faults).map(([name, [message]]) => [name, { type: "invalid", message }]);
    return errors.length === 0 ? { values: fields, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
  };
}
