"use client";

import { useTranslations } from "next-intl";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/http/api-fetch";
import { translateMsg, type ValidationTranslator } from "@/lib/http/validation-message";

/** Reads the message keys that schemas carry: `text(formState.errors.title?.message)`. */
export function useValidationText(): (message: string | undefined) => string | undefined {
  const t = useTranslations("validation");
  return (message) => (message ? translateMsg(t as unknown as ValidationTranslator, message) : undefined);
}

/**
 * Puts the field errors of a refused call beside their fields and focuses the first one.
 * @returns whether any of them belonged to a field of the form. The server has translated them already.
 */
export function applyServerErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const values = form.getValues();
  const known = Object.entries(error.fields).filter(([name]) => name in values);
  known.forEach(([name, [message]], index) =>
    form.setError(name as FieldPath<T>, { type: "server", message: message ?? "" }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
