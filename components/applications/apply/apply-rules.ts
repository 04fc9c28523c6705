import type { FieldErrors, Resolver } from "react-hook-form";
import { msg } from "@/lib/platform/http/validation-message";
import type { ApplyFields } from "./apply-fields";

const ANSWERS = { gender: msg("genderRequired"), experience: msg("workerExperienceRequired") };
const WITH_NAME = { ...ANSWERS, name: msg("nameRequired") };

/**
 * The rules of the application form: what must be answered. All else is the server's, which says it beside the field: a schema here
 * costs a slow phone two seconds at her one tap.
 * @param asksName the account has no name yet.
 */
export const applyRules =
  (asksName: boolean): Resolver<ApplyFields> =>
  (values) => {
    const errors: FieldErrors<ApplyFields> = {};
    for (const [name, message] of Object.entries(asksName ? WITH_NAME : ANSWERS))
      if (!values[name as keyof typeof WITH_NAME].trim())
        errors[name as keyof typeof WITH_NAME] = { type: "required", message };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
