"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { CheckCard } from "@/components/ui/choice-card";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { cn } from "@/lib/utils";
import { fieldId, useFieldError } from "./field-error";
import type { JobFields } from "./job-fields";

type ListName = "languagesRequired" | "backgroundCheckTypes" | "benefits";

export interface CheckListProps<Name extends ListName> {
  name: Name;
  legend: string;
  hint?: string;
  options: readonly JobFields[Name][number][];
  labelOf: (option: string) => string;
  /** Draws each option's pictogram. */
  withPictures?: boolean;
  className?: string;
}

/** A list of the form from which any number may be chosen, each option a card. */
export function CheckList<Name extends ListName>({
  name,
  legend,
  hint,
  options,
  labelOf,
  withPictures = false,
  className,
}: CheckListProps<Name>) {
  const { control, setValue, formState } = useFormContext<JobFields>();
  const chosen = useWatch({ control, name: name as ListName }) as readonly string[];
  const error = useFieldError(name);
  const toggle = (option: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, option] : chosen.filter((other) => other !== option);
    setValue(name as ListName, next as JobFields[ListName], {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  };
  return (
    <ChoiceGroup id={fieldId(name)} legend={legend} hint={hint} error={error}>
      <div className={cn("grid gap-2", className)}>
        {options.map((option) => (
          <CheckCard
            key={option}
            label={labelOf(option)}
            icon={
              withPictures ? <Pictogram name={optionPictogram(option)} className="text-primary size-9" /> : undefined
            }
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.target.checked)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
