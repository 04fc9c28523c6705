"use client";

import { useTranslations } from "next-intl";
import { AboutWorkFields } from "../about-work-fields";
import { ExperienceField } from "../experience-field";
import { ShiftField } from "../shift-field";
import { TextField } from "../text-field";
import { WorkingDaysField } from "../working-days-field";
import { SectionGrid } from "./section-grid";

/** Create form: Work Schedule & Requirements. */
export function ScheduleSection() {
  const t = useTranslations("requestForm");
  return (
    <SectionGrid>
      <ShiftField label={t("shift")} className="sm:col-span-2" />
      <WorkingDaysField hint={t("workingDaysHint")} />
      <ExperienceField />
      <TextField
        name="requirements"
        label={t("requirements")}
        hint={t("onePerLine")}
        placeholder={t("requirementsExample")}
        lines={4}
        className="sm:col-span-2"
      />
      <AboutWorkFields />
    </SectionGrid>
  );
}
