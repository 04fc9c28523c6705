"use client";

import { useTranslations } from "next-intl";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { JOB_TYPES } from "@/lib/jobs/options";
import { CategoryField } from "../category-field";
import { SelectField } from "../select-field";
import { TextField } from "../text-field";
import { UrgencyField } from "../urgency-field";
import { SectionGrid } from "./section-grid";

/** Edit form: title, category, type and requirements. */
export function EditPositionSection() {
  const t = useTranslations("editJob");
  const tForm = useTranslations("requestForm");
  const labels = useOptionLabels();
  return (
    <SectionGrid>
      <TextField name="title" label={t("jobTitle")} required autoComplete="off" />
      <CategoryField label={t("category")} />
      <SelectField
        name="type"
        label={t("type")}
        required
        options={JOB_TYPES.map((value) => ({ value, label: labels.phrase("jobType", value) }))}
      />
      <TextField name="company_name" label={tForm("companyName")} autoComplete="organization" />
      <TextField
        name="requirements"
        label={tForm("requirements")}
        hint={tForm("onePerLine")}
        required
        lines={5}
        className="sm:col-span-2"
      />
      <UrgencyField className="sm:col-span-2" />
    </SectionGrid>
  );
}
