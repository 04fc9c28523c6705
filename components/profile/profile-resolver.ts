import { get, set, type FieldErrors, type Resolver } from "react-hook-form";
import { workerProfileInput } from "@/lib/profiles/schema";
import { toProfileValues, type ProfileFields } from "./profile-fields";

/**
 * Checks the form by the interface's schema. Our own instead of @hookform/resolvers: the schema sees the interface's
 * values, and a fault in one item of a list belongs to the list.
 */
export const profileResolver: Resolver<ProfileFields> = (fields) => {
  const result = workerProfileInput.safeParse(toProfileValues(fields));
  if (result.success) return { values: fields, errors: {} };
  const errors: FieldErrors<ProfileFields> = {};
  for (const { path, message } of result.error.issues) {
    const name = (path[0] === "workHistory" ? path : path.slice(0, 1)).join(".");
    if (!get(errors, name)) set(errors, name, { type: "invalid", message });
  }
  return { values: {}, errors };
};
