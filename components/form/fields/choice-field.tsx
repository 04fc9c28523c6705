import type { ReactNode } from "react";
import type { FieldPathByValue, FieldValues } from "react-hook-form";
import { RadioGroup, RadioRow } from "@/components/ui/radio-group";
import { cn } from "@/lib/core/utils";
import { useFormField } from "./use-form-field";

type ChoiceOption = { value: string; label: ReactNode; description?: ReactNode; icon?: ReactNode };

export interface ChoiceFieldProps<Fields extends FieldValues> {
  name: FieldPathByValue<Fields, string | null | undefined>;
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  options: readonly ChoiceOption[];
  required?: boolean;
  className?: string;
  /** Columns of the cards, e.g. `sm:grid-cols-2`. */
  gridClassName?: string;
  cardClassName?: string;
}

/** A choice among a few options, each a card that may have a picture. */
export function ChoiceField<Fields extends FieldValues = never>({
  name,
  legend,
  hideLegend = false,
  hint,
  options,
  required,
  className,
  gridClassName,
  cardClassName,
}: ChoiceFieldProps<Fields>) {
  const { id, value, error, registration } = useFormField(name);
  return (
    <RadioGroup {...{ id, legend, hideLegend, hint, error, required, className }}>
      <div className={cn("grid gap-2", gridClassName)}>
        {options.map((option) => (
          <RadioRow
            key={option.value}
            {...option}
            {...registration}
            checked={value === option.value}
            className={cardClassName}
          />
        ))}
      </div>
    </RadioGroup>
  );
}
