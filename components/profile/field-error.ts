"use client";

import { useFormContext, type FieldPath } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import type { ProfileFields } from "./profile-fields";

/** The element id of a field, which the links of the completeness bar point to. */
export const fieldId = (name: FieldPath<ProfileFields>): string => `profile-${name}`;

/** What is wrong with a field, in words. */
export function useFieldError(name: FieldPath<ProfileFields>): string | undefined {
  const { getFieldState, formState } = useFormContext<ProfileFields>();
  const text = useValidationText();
  return text(getFieldState(name, formState).error?.message);
}
