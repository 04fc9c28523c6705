"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { SHIFTS } from "@/lib/profiles/options";
import type { ApplyFields } from "./apply-fields";

// Hours that were sent by another client, in words of their own.
const withKept = (options: readonly string[], kept: string): readonly string[] =>
  kept === "" || options.includes(kept) ? options : [...options, kept];

/** Preferred hours and start date, collapsed until wanted: the form asks two questions instead of four. */
export function OptionalAnswers() {
  const t = useTranslations("apply");
  const { phrase } = useOptionLabels();
  const [choice, setChoice] = useState<boolean | null>(null);
  const { control, formState } = useFormContext<ApplyFields>();
  const answers = useWatch({ control, name: ["shift", "start_date"] });
  const { errors } = formState;
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
        <SelectField<ApplyFields>
          name="shift"
          label={t("preferredShift")}
          placeholder={t("anyShift")}
          options={withKept(SHIFTS, answers[0]).map((value) => ({ value, label: phrase("shift", value) }))}
        />
        <TextField<ApplyFields> name="start_date" label={t("startDate")} type="date" />
      </div>
    </details>
  );
}
