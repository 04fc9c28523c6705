"use client";

import type { ReactNode } from "react";
import type { FieldPathByValue, FieldValues } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { useFormField } from "./use-form-field";

export interface TickFieldProps<Fields extends FieldValues> {
  name: FieldPathByValue<Fields, boolean | undefined>;
  label: ReactNode;
}

/** A box to tick. */
export function TickField<Fields extends FieldValues = never>({ name, label }: TickFieldProps<Fields>) {
  const { id, value, error, registration } = useFormField(name);
  return <Checkbox id={id} label={label} error={error} {...registration} checked={value === true} />;
}
