"use client";

import { useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { GENDERS, WORKER_EXPERIENCE_LEVELS } from "@/lib/applications/options";
import type { ApplyFormValues } from "@/lib/applications/schema";
import { useOptionText } from "../option-text";

/** The two answers without which there is no application. */
export function RequiredAnswers({ form }: { form: UseFormReturn<ApplyFormValues> }) {
  const t = useTranslations("apply");
  const text = useValidationText();
  const option = useOptionText();
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Field label={t("gender")} required error={text(errors.gender?.message)}>
        <Select
          placeholder={t("genderPlaceholder")}
          options={GENDERS.map((value) => ({ value, label: option.gender(value) }))}
          autoComplete="sex"
          {...form.register("gender")}
        />
      </Field>
      <Field label={t("experience")} required error={text(errors.experience?.message)}>
        <Select
          placeholder={t("experiencePlaceholder")}
          options={WORKER_EXPERIENCE_LEVELS.map((value) => ({ value, label: option.experience(value) }))}
          {...form.register("experience")}
        />
      </Field>
    </div>
  );
}
