"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import type { Benefit } from "@/lib/jobs/options";
import { CheckList } from "../check-list";
import type { JobFields } from "../job-fields";
import { benefitsOffered } from "../job-form-data";
import { TextField } from "../text-field";
import { SectionGrid } from "./section-grid";

const NONE: readonly Benefit[] = [];

/** Benefits & Additional Details. `kept` are benefits that the position has already, whatever its category. */
export function BenefitsSection({ kept = NONE }: { kept?: readonly Benefit[] }) {
  const t = useTranslations("requestForm");
  const labels = useOptionLabels();
  const { control } = useFormContext<JobFields>();
  const category = useWatch({ control, name: "category" });
  return (
    <div className="grid gap-6">
      <CheckList
        name="benefits"
        legend={t("benefits")}
        hint={t("benefitsHint")}
        options={benefitsOffered(category, kept)}
        labelOf={(benefit) => labels.phrase("benefit", benefit)}
        withPictures
        className="sm:grid-cols-2"
      />
      <SectionGrid>
        <TextField name="probationPeriod" label={t("probation")} hint={t("probationHint")} />
        <TextField name="contractDuration" label={t("contract")} hint={t("contractHint")} />
        <TextField name="noticePeriod" label={t("notice")} hint={t("noticeHint")} />
        <TextField name="holidayPolicy" label={t("holidays")} hint={t("holidaysHint")} />
        <TextField name="dresscode" label={t("dress")} hint={t("dressHint")} />
        <TextField
          name="specialInstructions"
          label={t("instructions")}
          hint={t("instructionsHint")}
          lines={3}
          className="sm:col-span-2"
        />
      </SectionGrid>
    </div>
  );
}
