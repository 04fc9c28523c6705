"use client";

import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/core/utils";
import { FieldError, FieldHint, RequiredMark } from "./field";

export interface ChoiceGroupProps extends ComponentProps<"fieldset"> {
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Puts the choices side by side from the sm breakpoint up. */
  columns?: 1 | 2 | 3;
}

const COLUMNS = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 lg:grid-cols-3" } as const;

/** A fieldset with legend, hint and error around checkboxes or radio rows. */
export function ChoiceGroup({
  legend,
  hideLegend,
  hint,
  error,
  required,
  columns = 1,
  className,
  children,
  ...props
}: ChoiceGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset
      data-slot="choice-group"
      aria-describedby={describedBy || undefined}
      className={cn("grid min-w-0 gap-2", className)}
      {...props}
    >
      <legend className={cn("mb-1.5 text-base font-semibold", hideLegend && "sr-only")}>
        {legend}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className={cn("grid gap-2", COLUMNS[columns])}>{children}</div>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
