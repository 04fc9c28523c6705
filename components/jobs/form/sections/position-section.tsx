"use client";

import { useTranslations } from "next-intl";
import { EMPLOYMENT_TYPES, SAMPLE_LOCATIONS } from "@/lib/jobs/options";
import { CategoryField } from "../category-field";
import { SalaryField } from "../salary-field";
import { SelectField } from "../select-field";
import { TextField } from "../text-field";
import { UrgencyField } from "../urgency-field";
import { SectionGrid } from "./section-grid";

export interface PositionSectionProps {
  /** Shown on the position while it has none of its own. */
  companyName: string | null;
  categoryHint?: string;
}

/** Create form: Position Details. */
export function PositionSection({ companyName, categoryHint }: PositionSectionProps) {
  const t = useTranslations("requestForm");
  const tTypes = useTranslations("options.employmentType");
  return (
    <SectionGrid>
      <TextField name="title" label={t("title")} hint={t("titleHint")} required autoComplete="off" />
      <CategoryField label={t("category")} hint={categoryHint} />
      <TextField
        name="location"
        label={t("location")}
        hint={t("locationHint")}
        required
        suggestions={SAMPLE_LOCATIONS}
        autoComplete="address-level2"
      />
      <SalaryField label={t("salary")} />
      <TextField
        name="company_name"
        label={t("companyName")}
        hint={companyName ? t("companyNameFromProfile", { name: companyName }) : t("companyNameHint")}
        placeholder={companyName ?? undefined}
        autoComplete="organization"
      />
      <SelectField
        name="employmentType"
        label={t("employmentType")}
        required
        options={EMPLOYMENT_TYPES.map((value) => ({ value, label: tTypes(value) }))}
      />
      <UrgencyField className="sm:col-span-2" />
    </SectionGrid>
  );
}
