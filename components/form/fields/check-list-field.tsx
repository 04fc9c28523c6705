import type { ReactNode } from "react";
import type { FieldPathByValue, FieldValues } from "react-hook-form";
import { CheckCard } from "@/components/ui/choice-card";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { cn } from "@/lib/core/utils";
import { useFormField } from "./use-form-field";

type CheckListOption = { value: string; label: ReactNode; icon?: ReactNode };

export interface CheckListFieldProps<Fields extends FieldValues> {
  name: FieldPathByValue<Fields, readonly string[]>;
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  options: readonly CheckListOption[];
  /** Another control of the same field has its id and its error. */
  isSecond?: boolean;
  /** Columns of the cards, e.g. `grid-cols-2`. */
  className?: string;
  cardClassName?: string;
}

/**
 * A list of texts of which any number may be chosen, each option a card. Chosen texts that are not options stay chosen.
 */
export function CheckListField<Fields extends FieldValues = never>({
  name,
  legend,
  hideLegend = false,
  hint,
  options,
  isSecond = false,
  className,
  cardClassName,
}: CheckListFieldProps<Fields>) {
  const { id, value, error, change } = useFormField(name);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const own = isSecond ? {} : { id, error };
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend} hint={hint} {...own}>
      <div className={cn("grid gap-2", className)}>
        {options.map(({ value: option, label, icon }) => (
          <CheckCard
            key={option}
            label={label}
            icon={icon}
            className={cardClassName}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              change(target.checked ? [...chosen, option] : chosen.filter((other) => other !== option))
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
