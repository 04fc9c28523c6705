"use client";

import { useTranslations } from "next-intl";
import { SAMPLE_LOCATIONS } from "@/lib/jobs/options";
import { AboutWorkFields } from "../about-work-fields";
import { ExperienceField } from "../experience-field";
import { SalaryField } from "../salary-field";
import { ShiftField } from "../shift-field";
import { TextField } from "../text-field";
import { WorkingDaysField } from "../working-days-field";
import { SectionGrid } from "./section-grid";

/** Edit form: Job Details. */
export function DetailsSection() {
  const t = useTranslations("editJob");
  return (
    <SectionGrid>
      <TextField
        name="location"
        label={t("location")}
        required
        suggestions={SAMPLE_LOCATIONS}
        autoComplete="address-level2"
      />
      <SalaryField label={t("salary")} />
      <ShiftField label={t("shift")} className="sm:col-span-2" />
      <WorkingDaysField hint={t("workingDaysHint")} />
      <ExperienceField />
      <AboutWorkFields />
    </SectionGrid>
  );
}
