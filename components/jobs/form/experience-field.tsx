"use client";

import { useTranslations } from "next-intl";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { JOB_EXPERIENCE_LEVELS } from "@/lib/jobs/options";
import { SelectField } from "./select-field";

/** How long somebody should have done this work. */
export function ExperienceField() {
  const t = useTranslations("requestForm");
  const labels = useOptionLabels();
  return (
    <SelectField
      name="experienceLevel"
      label={t("experience")}
      required
      placeholder={t("chooseExperience")}
      options={JOB_EXPERIENCE_LEVELS.map((value) => ({ value, label: labels.phrase("experience", value) }))}
    />
  );
}
