"use client";

import { useFormContext } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import type { JobFieldName, JobFields } from "./job-fields";

/** The element id of a field, which the links of the error summary point to. */
export const fieldId = (name: JobFieldName): string => `job-${name}`;

/** What is wrong with a field, in words. */
export function useFieldError(name: JobFieldName): string | undefined {
  const { getFieldState, formState } = useFormContext<JobFields>();
  const text = useValidationText();
  return text(getFieldState(name, formState).error?.message);
}
