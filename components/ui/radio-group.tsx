import type { ComponentProps, ReactNode } from "react";
import { choiceCardClasses } from "./choice-card";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group";
import { cn } from "@/lib/core/utils";

/** Radio rows under one legend. Rows have the `name`, so that a form library can register each. */
export function RadioGroup({ className, ...props }: ChoiceGroupProps) {
  return (
    <ChoiceGroup
      data-slot="radio-group"
      role="radiogroup"
      // On the group: ARIA allows neither on a single radio.
      aria-required={props.required || undefined}
      aria-invalid={props.error ? true : undefined}
      className={cn("group/radios", className)}
      {...props}
    />
  );
}

export interface RadioRowProps extends Omit<ComponentProps<"input">, "type"> {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** A pictogram, drawn large at the start of the row. */
  icon?: ReactNode;
}

/** One choice as a card: the whole card is the target; the chosen one is tinted, framed and dotted. */
export function RadioRow({ label, description, icon, className, ...props }: RadioRowProps) {
  return (
    <label
      data-slot="radio-row"
      className={cn(choiceCardClasses, "group-aria-invalid/radios:border-destructive", className)}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold">{label}</span>
        {description ? <span className="text-muted-foreground block text-base">{description}</span> : null}
      </span>
      <input type="radio" className="radio-dot" {...props} />
    </label>
  );
}
