"use client";

import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/core/utils";
import { FieldError } from "./field";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /** Shows the label to screen readers only, for a box in a table cell. */
  hideLabel?: boolean;
  description?: ReactNode;
  icon?: ReactNode;
  error?: ReactNode;
}

/** A native checkbox in a row that is one large target; `className` goes to the row. */
export function Checkbox({ label, hideLabel, description, icon, error, className, ...props }: CheckboxProps) {
  const id = useId();
  const describedBy = [props["aria-describedby"], error && `${id}-error`, description && `${id}-description`];
  return (
    <div data-slot="checkbox" className={cn("grid gap-1.5", className)}>
      <label className="flex min-h-12 items-center gap-3 py-1.5">
        <input
          type="checkbox"
          className="check-box"
          {...props}
          aria-invalid={error ? true : props["aria-invalid"]}
          aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
        />
        {icon}
        <span className={cn("text-base", hideLabel && "sr-only")}>{label}</span>
      </label>
      {description ? (
        <p id={`${id}-description`} className="text-muted-foreground -mt-2 ps-[2.375rem] text-base">
          {description}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
