"use client";

import { useFormContext } from "react-hook-form";
import { Switch } from "@/components/ui/switch";
import { fieldId } from "./field-error";
import type { FlagFieldName, JobFields } from "./job-fields";

export interface SwitchFieldProps {
  name: FlagFieldName;
  label: string;
  description?: string;
  className?: string;
}

/** A yes or no of the form. */
export function SwitchField({ name, ...props }: SwitchFieldProps) {
  const { register } = useFormContext<JobFields>();
  return <Switch id={fieldId(name)} {...props} {...register(name)} />;
}
