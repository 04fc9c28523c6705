"use client";

import { useId, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { CompanyFields, CompanyTextName } from "./company-fields";

export interface CompanyTextFieldProps {
  name: CompanyTextName;
  label: string;
  hint?: ReactNode;
  /** A text area with so many lines to begin with. */
  lines?: number;
  autoComplete?: string;
  /** Offered while typing; anything else may be typed. */
  suggestions?: readonly string[];
}

/** A typed field with its label, hint and error. Its value stands in the server's page too. */
export function CompanyTextField({ name, label, hint, lines, autoComplete, suggestions }: CompanyTextFieldProps) {
  const { register, control, getFieldState, formState } = useFormContext<CompanyFields>();
  const value = useWatch({ control, name });
  const text = useValidationText();
  const listId = useId();
  const input = { dir: "auto", ...register(name), value } as const;
  return (
    <Field id={`company-${name}`} label={label} hint={hint} error={text(getFieldState(name, formState).error?.message)}>
      {lines ? (
        <Textarea rows={lines} {...input} />
      ) : (
        <Input autoComplete={autoComplete} list={suggestions ? listId : undefined} {...input} />
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
