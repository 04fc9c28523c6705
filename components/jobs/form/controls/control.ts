import type { ReactNode } from "react";

/** What every control of a job form is given. */
export type ControlProps<Name extends string> = {
  name: Name;
  label: string;
  hint?: ReactNode;
  placeholder?: string | undefined;
  required?: boolean;
  /** Height of a text area, where it is not that of its kind. */
  lines?: number | undefined;
  className?: string | undefined;
};
