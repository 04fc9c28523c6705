"use client";

import { useController, useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { fieldId, useFieldError } from "./field-error";
import type { ProfileFields } from "./profile-fields";
import { dayOf, monthOf } from "./months";

export interface MonthFieldProps {
  name: `workHistory.${number}.${"startDate" | "endDate"}`;
  label: string;
  hint: string;
}

/** A month and year: nobody remembers the day. Browsers without a month picker take 2021-05. */
export function MonthField({ name, label, hint }: MonthFieldProps) {
  const { control } = useFormContext<ProfileFields>();
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  return (
    <Field id={fieldId(name)} label={label} hint={hint} error={error}>
      <Input
        {...field}
        type="month"
        placeholder="2021-05"
        value={monthOf(field.value)}
        onChange={(event) => field.onChange(dayOf(event.target.value, name.endsWith("endDate")))}
      />
    </Field>
  );
}
