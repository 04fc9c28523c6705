"use client";

import { useId, type ComponentProps, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Suggestions } from "@/components/ui/suggestions";
import { Textarea } from "@/components/ui/textarea";
import { fieldId, useFieldError } from "./field-error";
import type { JobFields, TextFieldName } from "./job-fields";

export interface TextFieldProps extends Pick<ComponentProps<"input">, "inputMode" | "autoComplete" | "placeholder"> {
  name: TextFieldName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** A text area with so many lines to begin with. */
  lines?: number;
  /** Offered while typing; anything else may be typed. */
  suggestions?: readonly string[];
  className?: string;
}

/** A typed field of the form with its label, hint and error. */
export function TextField({ name, label, hint, required, lines, suggestions, className, ...input }: TextFieldProps) {
  const { register } = useFormContext<JobFields>();
  const error = useFieldError(name);
  const listId = useId();
  return (
    <Field id={fieldId(name)} label={label} hint={hint} error={error} required={required} className={className}>
      {lines ? (
        <Textarea dir="auto" rows={lines} placeholder={input.placeholder} {...register(name)} />
      ) : (
        <Input dir="auto" list={suggestions ? listId : undefined} {...input} {...register(name)} />
      )}
      <Suggestions id={listId} of={suggestions} />
    </Field>
  );
}
