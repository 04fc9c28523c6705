"use client";

import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import { useFieldControl } from "./field-context";
import { controlClasses } from "./control-classes";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectOptionGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends ComponentProps<"select"> {
  /** Options and groups; or write `<option>` children instead. */
  options?: readonly (SelectOption | SelectOptionGroup)[];
  /** First entry, with the empty value. */
  placeholder?: string;
}

/** The phone's own picker: large, familiar, works without script. `className` goes to the select itself. */
export function Select({ className, options, placeholder, children, ...props }: SelectProps) {
  return (
    <span data-slot="select" className="relative block w-full">
      <select
        className={cn(controlClasses, "min-h-12 appearance-none pe-11 text-ellipsis", className)}
        {...useFieldControl(props)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(entry)
          ),
        )}
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="text-muted-foreground pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5"
      />
    </span>
  );
}

const toOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
