"use client";

import { createContext, useCallback, useContext, type ReactNode } from "react";
import { FormProvider, type FieldValues, type UseFormReturn } from "react-hook-form";

/** The element id of a form's field: links lead to it, also from outside of the form. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;

const FormName = createContext("form");

/** The element ids of the fields of the form around it, by name. */
export function useFieldId(): (name: string) => string {
  const form = useContext(FormName);
  return useCallback((name) => fieldId(form, name), [form]);
}

export interface FormScopeProps<Fields extends FieldValues, Output> {
  /** What `useForm` gave. */
  form: UseFormReturn<Fields, unknown, Output>;
  /** Begins the ids of the form's fields, such as `job` in `job-title`. */
  name: string;
  children: ReactNode;
}

/** Lets the fields below know their form. Their `<form>` is a `FormBody` anywhere inside. */
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
