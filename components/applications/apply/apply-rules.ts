import type { FieldErrors, Resolver } from "react-hook-form";
import { keysOf } from "@/lib/core/objects";
import { msg } from "@/lib/platform/http/validation-message";
import type { ApplyFields } from "./apply-fields";

type Answers = Partial<Record<"gender" | "experience" | "name", string>>;

/** @param answers what must be answered, with the message where it is not. */
const demand =
  (answers: Answers): Resolver<ApplyFields> =>
  (values) => {
    const errors: FieldErrors<ApplyFields> = {};
    for (const name of keysOf(answers))
      if (!values[name].trim()) errors[name] = { type: "required", message: answers[name] };
    return keysOf(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

const ANSWERS = { gender: msg("genderRequired"), experience: msg("workerExperienceRequired") };

/**
 * The rules of the application form: what must be answered, of an account with a name and of one without. All else is the server's,
 * which says it beside the field: a schema here costs a slow phone two seconds at her one tap.
 */
export const applyRules = { named: demand(ANSWERS), nameless: demand({ ...ANSWERS, name: msg("nameRequired") }) };
