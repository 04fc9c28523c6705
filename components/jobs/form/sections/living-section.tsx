"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import type { JobFields } from "../job-fields";
import { SwitchField } from "../switch-field";
import { TextField } from "../text-field";

/** Accommodation & Living Arrangements. */
export function LivingSection() {
  const t = useTranslations("requestForm");
  const { control } = useFormContext<JobFields>();
  const isProvided = useWatch({ control, name: "accommodationProvided" });
  return (
    <div className="grid gap-5">
      <SwitchField
        name="accommodationProvided"
        label={t("accommodationProvided")}
        description={t("accommodationProvidedText")}
      />
      {isProvided ? (
        <TextField
          name="accommodationDetails"
          label={t("accommodationDetails")}
          hint={t("accommodationDetailsHint")}
          lines={3}
        />
      ) : null}
    </div>
  );
}
