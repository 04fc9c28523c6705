import { createContext, useCallback, useContext, type ReactNode } from "react";
import { FormProvider, type FieldValues, type UseFormReturn } from "react-hook-form";

/** The element id of a form's field; links use it, also from outside the form. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;

const FormName = createContext("form");

/** The element ids of the surrounding form's fields, by name. */
export function useFieldId(): (name: string) => string {
  const form = useContext(FormName);
  return useCallback((name) => fieldId(form, name), [form]);
}

export interface FormScopeProps<Fields extends FieldValues, Output> {
  /** The result of `useForm`. */
  form: UseFormReturn<Fields, unknown, Output>;
  /** Prefix of the fields' ids, such as `job` in `job-title`. */
  name: string;
  children: ReactNode;
}

/** Provides the form to the fields below. Their `<form>` is a `FormBody` anywhere inside. */
export function FormScope<Fields extends FieldValues, Output>({
  form,
  name,
  children,
}: FormScopeProps<Fields, Output>) {
  return (
    <FormName value={name}>
      <FormProvider {...form}>{children}</FormProvider>
    </FormName>
  );
}
