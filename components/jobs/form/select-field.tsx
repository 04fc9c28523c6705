"use client";

import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select, type SelectProps } from "@/components/ui/select";
import { fieldId, useFieldError } from "./field-error";
import type { JobFields } from "./job-fields";

export interface SelectFieldProps extends Pick<SelectProps, "options" | "placeholder"> {
  name: "category" | "employmentType" | "type" | "experienceLevel" | "numberOfReferences";
  label: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
}

/** A field of the form with one choice from a list. */
export function SelectField({ name, label, hint, required, className, ...select }: SelectFieldProps) {
  const { register } = useFormContext<JobFields>();
  const error = useFieldError(name);
  return (
    <Field id={fieldId(name)} label={label} hint={hint} error={error} required={required} className={className}>
      <Select {...select} {...register(name)} />
    </Field>
  );
}
