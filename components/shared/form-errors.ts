import { useTranslations } from "next-intl";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/platform/http/api-error";
import { translateMsg } from "@/lib/platform/http/validation-message";

/** Translates the message keys of schemas: `text(formState.errors.title?.message)`. */
export function useValidationText(): (message: string | undefined) => string | undefined {
  const t = useTranslations("validation");
  return (message) => (message ? translateMsg(t, message) : undefined);
}

/**
 * Shows the field errors of a refused call beside their fields. The server has already translated them.
 * @returns the names of those that belong to a field of the form.
 */
export function placeServerErrors<T extends FieldValues, Output>(
  form: UseFormReturn<T, unknown, Output>,
  error: unknown,
): FieldPath<T>[] {
  if (!(error instanceof ApiError)) return [];
  const values = form.getValues();
  const isField = (name: string): name is FieldPath<T> => name in values;
  const names = Object.keys(error.fields).filter(isField);
  for (const name of names) form.setError(name, { type: "server", message: error.fields[name]?.[0] ?? "" });
  return names;
}
