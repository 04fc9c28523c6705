"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { readInWords } from "@/components/shared/hours/typed-hours";
import { cn } from "@/lib/core/utils";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { SHIFTS } from "@/lib/domains/profiles/options";
import type { JobFields } from "../job-fields";
import type { ControlProps } from "./control";
import { LineControl } from "./kind-controls";

/** Working hours: a tap on one of the usual shifts, or free text. */
export function ShiftControl({ className, ...props }: ControlProps<"shift">) {
  const t = useTranslations("requestForm");
  const texts = useTranslations();
  const { control, setValue, formState } = useFormContext<JobFields>();
  const shift = useWatch({ control, name: "shift" });
  const labels = useOptionLabels();
  const words = readInWords(shift, texts);
  return (
    <div className={cn("grid gap-3", className)}>
      <LineControl
        {...props}
        hint={
          <span aria-live="polite">
            {words ? <strong className="text-primary">{t("shiftPreview", { hours: words })}</strong> : props.hint}
          </span>
        }
      />
      <ul aria-label={t("shiftChoices")} className="grid gap-2 min-[26rem]:grid-cols-2">
        {SHIFTS.map((option) => (
          <li key={option} className="flex">
            <button
              type="button"
              aria-pressed={shift === option}
              onClick={() => setValue("shift", option, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
              className={cn(
                "border-border bg-card hover:border-input flex min-h-14 w-full items-center gap-2.5 rounded-lg border-2 px-3 py-2 text-start font-medium",
                "aria-pressed:border-primary aria-pressed:bg-primary-soft",
              )}
            >
              <Pictogram name={optionPictogram(option)} className="text-primary size-8" />
              <span className="min-w-0">{labels.phrase("shift", option)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
