"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import { useFieldId } from "../form-scope";

/** What every field needs of the form around it, by the field's name. The typed props of the fields guard the name. */
export function useFormField(name: string) {
  const { control, register, setValue, formState } = useFormContext();
  const value: unknown = useWatch({ control, name });
  const error = useFieldError(name);
  return {
    id: useFieldId()(name),
    value,
    /** What is wrong with the field, in words. */
    error,
    registration: register(name),
    /** Sets what no native control holds. Once the form was sent in vain, each change is checked at once. */
    change: (next: unknown) => setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  };
}

/** What is wrong with a field, in words; a fault in one text of a list counts for the list. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  const text = useValidationText();
  const error: unknown = getFieldState(name, formState).error;
  return text(messageOf(error) ?? (Array.isArray(error) ? error.map(messageOf).find(Boolean) : undefined));
}

/** A list of rows with fields of their own has its message under `root`. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return "root" in error ? messageOf(error.root) : undefined;
}

/** The text of a field; one that was never set is empty. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
