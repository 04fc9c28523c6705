"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/fields/select-field";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { GENDERS, WORKER_EXPERIENCE_LEVELS } from "@/lib/profiles/options";
import type { ApplyFields } from "./apply-fields";

/** The two mandatory answers. */
export function RequiredAnswers() {
  const t = useTranslations("apply");
  const { phrase } = useOptionLabels();
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <SelectField<ApplyFields>
        name="gender"
        label={t("gender")}
        required
        placeholder={t("genderPlaceholder")}
        options={GENDERS.map((value) => ({ value, label: phrase("gender", value) }))}
        autoComplete="sex"
      />
      <SelectField<ApplyFields>
        name="experience"
        label={t("experience")}
        required
        placeholder={t("experiencePlaceholder")}
        options={WORKER_EXPERIENCE_LEVELS.map((value) => ({ value, label: phrase("experience", value) }))}
      />
    </div>
  );
}
