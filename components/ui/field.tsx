"use client";

import { useId, type ComponentProps, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import { FieldContext, type FieldWiring } from "./field-context";

export interface FieldProps extends Omit<ComponentProps<"div">, "children"> {
  label: ReactNode;
  hint?: ReactNode;
  /** The error in words; its presence marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** A control of this kit. */
  children: ReactNode;
}

/** Label above, control, then hint and error below, connected by ids. */
export function Field({ label, hint, error, required = false, id, className, children, ...props }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const wiring: FieldWiring = {
    id: controlId,
    describedBy: [errorId, hintId].filter(Boolean).join(" ") || undefined,
    invalid: Boolean(error),
    required,
  };
  return (
    <div data-slot="field" className={cn("grid gap-1.5", className)} {...props}>
      <Label htmlFor={controlId} required={required}>
        {label}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

/** A form label; `required` adds a mark that screen readers skip, since the control itself says so. */
export function Label({ className, required, children, ...props }: ComponentProps<"label"> & { required?: boolean }) {
  return (
    <label data-slot="label" className={cn("text-base font-semibold", className)} {...props}>
      {children}
      {required ? <RequiredMark /> : null}
    </label>
  );
}

/** The asterisk beside a required label. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-destructive ms-1">
      *
    </span>
  );
}

/** Help under a control. */
export function FieldHint({ className, ...props }: ComponentProps<"p">) {
  return <p data-slot="field-hint" className={cn("text-muted-foreground text-base", className)} {...props} />;
}

/** The error, in words and with an icon, announced when it appears. */
export function FieldError({ className, children, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="field-error"
      role="alert"
      className={cn("text-destructive flex items-start gap-2 text-base font-semibold", className)}
      {...props}
    >
      <Icon name="circle-alert" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
