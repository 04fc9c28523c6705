"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ApplyFormValues } from "@/lib/applications/schema";
import { SHIFTS } from "@/lib/jobs/options";
import { useOptionText } from "../option-text";

/** Preferred hours and start date, folded away until wanted: the form asks two things and not four. */
export function OptionalAnswers({ form }: { form: UseFormReturn<ApplyFormValues> }) {
  const t = useTranslations("apply");
  const text = useValidationText();
  const option = useOptionText();
  const [choice, setChoice] = useState<boolean | null>(null);
  const answers = useWatch({ control: form.control, name: ["shift", "start_date"] });
  const { errors } = form.formState;
  const hasErrors = Boolean(errors.shift ?? errors.start_date);
  return (
    <details
      className="group border-border rounded-xl border"
      open={hasErrors || (choice ?? answers.some(Boolean))}
      onToggle={(event) => setChoice(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-xl px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        {t("more")}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 px-4 pt-2 pb-4 sm:grid-cols-2">
        <Field label={t("preferredShift")} error={text(errors.shift?.message)}>
          <Select
            placeholder={t("anyShift")}
            options={SHIFTS.map((value) => ({ value, label: option.shift(value) }))}
            {...form.register("shift")}
          />
        </Field>
        <Field label={t("startDate")} error={text(errors.start_date?.message)}>
          <Input type="date" {...form.register("start_date")} />
        </Field>
      </div>
    </details>
  );
}
