"use client";

import { createContext, useContext } from "react";

export interface FieldWiring {
  id: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
}

/** Passes a field's ids to the control inside it. */
export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: React.AriaAttributes["aria-invalid"];
  "aria-required"?: React.AriaAttributes["aria-required"];
}

/** Props that connect a control to its `Field`; the caller's own props win. Outside a field: only the caller's. */
export function useFieldControl<P extends ControlProps>(props: P): P {
  const field = useContext(FieldContext);
  if (!field) return props;
  const describedBy = [props["aria-describedby"], field.describedBy].filter(Boolean).join(" ");
  return {
    ...props,
    id: props.id ?? field.id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
    // Not the native attribute: its browser bubble may be in another language than the page.
    "aria-required": props["aria-required"] ?? (field.required || undefined),
  };
}
