"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { RadioGroup, RadioRow } from "@/components/ui/radio-group";
import { URGENCY_LEVELS } from "@/lib/jobs/options";
import { fieldId, useFieldError } from "./field-error";
import type { JobFields } from "./job-fields";

/** How soon somebody is needed. */
export function UrgencyField({ className }: { className?: string }) {
  const t = useTranslations("requestForm");
  const tOptions = useTranslations("options.urgencyChoice");
  const { register } = useFormContext<JobFields>();
  const error = useFieldError("urgencyLevel");
  return (
    <RadioGroup
      id={fieldId("urgencyLevel")}
      legend={t("urgency")}
      error={error}
      required
      columns={2}
      className={className}
    >
      {URGENCY_LEVELS.map((level) => (
        <RadioRow
          key={level}
          value={level}
          label={tOptions(level)}
          icon={<Pictogram name={optionPictogram(level)} className="text-primary size-9" />}
          {...register("urgencyLevel")}
        />
      ))}
    </RadioGroup>
  );
}
