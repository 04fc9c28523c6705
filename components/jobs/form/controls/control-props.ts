import type { ReactNode } from "react";

/** Props of every control in a job form. */
export type ControlProps<Name extends string> = {
  name: Name;
  label: string;
  hint?: ReactNode;
  placeholder?: string | undefined;
  required?: boolean;
  /** Height of a text area, if not the default of its kind. */
  lines?: number | undefined;
  className?: string | undefined;
};
