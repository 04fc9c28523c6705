"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { formatSalary } from "@/lib/format";
import { parseSalary } from "@/lib/salary";
import type { JobFields } from "./job-fields";
import { TextField } from "./text-field";

/** The pay as typed, and below it how workers will read it. */
export function SalaryField({ label }: { label: string }) {
  const t = useTranslations("requestForm");
  const { control } = useFormContext<JobFields>();
  const range = parseSalary(useWatch({ control, name: "salary" }));
  const amount = range ? formatSalary(range.min, range.max) : null;
  return (
    <TextField
      name="salary"
      label={label}
      required
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
