"use client";

import { textOf, useFormField } from "@/components/form/fields/use-form-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { dayOf, monthOf } from "./months";

export interface MonthFieldProps {
  name: `workHistory.${number}.${"startDate" | "endDate"}`;
  label: string;
  hint: string;
}

/** A month and year: nobody remembers the day. Browsers without a month picker accept 2021-05. */
export function MonthField({ name, label, hint }: MonthFieldProps) {
  const { id, value, error, change } = useFormField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Input
        name={name}
        type="month"
        placeholder="2021-05"
        value={monthOf(textOf(value))}
        onChange={(event) => change(dayOf(event.target.value, name.endsWith("endDate")))}
      />
    </Field>
  );
}
