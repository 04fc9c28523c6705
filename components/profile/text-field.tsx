"use client";

import { useId, type ComponentProps, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { fieldId, useFieldError } from "./field-error";
import type { ProfileFields, TextName } from "./profile-fields";

export interface TextFieldProps extends Pick<ComponentProps<"input">, "inputMode" | "autoComplete" | "className"> {
  name: TextName;
  label: string;
  hint?: ReactNode;
  /** A text area with so many lines to begin with. */
  lines?: number;
  /** Offered while typing; anything else may be typed. */
  suggestions?: readonly string[];
}

/** A typed field with its label, hint and error. Its value stands in the server's page too. */
export function TextField({ name, label, hint, lines, suggestions, className, ...input }: TextFieldProps) {
  const { register, control } = useFormContext<ProfileFields>();
  const value = useWatch({ control, name });
  const error = useFieldError(name);
  const listId = useId();
  return (
    <Field id={fieldId(name)} label={label} hint={hint} error={error} className={className}>
      {lines ? (
        <Textarea dir="auto" rows={lines} {...register(name)} value={value} />
      ) : (
        <Input dir="auto" list={suggestions ? listId : undefined} {...input} {...register(name)} value={value} />
      )}
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </Field>
  );
}
