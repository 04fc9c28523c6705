"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { formatSalary } from "@/lib/language/format";
import type { FieldOfKind } from "@/lib/domains/jobs/listed-fields";
import { parseSalary } from "@/lib/core/salary";
import type { JobFields } from "../job-fields";
import type { ControlProps } from "./control";

/** The pay as typed, and below it how workers will read it. */
export function SalaryControl({ name, label, required, className }: ControlProps<FieldOfKind<"salary">>) {
  const t = useTranslations("requestForm");
  const { control } = useFormContext<JobFields>();
  const range = parseSalary(useWatch({ control, name }));
  const amount = range ? formatSalary(range.min, range.max) : null;
  return (
    <TextField<JobFields>
      name={name}
      label={label}
      required={required}
      className={className}
      inputMode="text"
      autoComplete="off"
      hint={
        <span aria-live="polite">
          {amount ? <strong className="text-primary">{t("salaryPreview", { amount })}</strong> : t("salaryHint")}
        </span>
      }
    />
  );
}
