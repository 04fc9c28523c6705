import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/core/utils";

/** The card around a radio button or checkbox; its look follows the state of the input inside. */
export const choiceCardClasses = cn(
  "flex min-h-14 items-center gap-3 rounded-lg border-2 border-border bg-card px-3.5 py-2.5",
  "hover:border-input has-checked:border-primary has-checked:bg-primary-soft",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
  "has-disabled:bg-muted has-disabled:text-muted-foreground",
  "[&_input]:focus-visible:shadow-none [&_input]:focus-visible:outline-none",
);

export interface CheckCardProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  icon?: ReactNode;
}

/** A checkbox as a card with a picture, for lists such as "what is offered". */
export function CheckCard({ label, icon, className, ...props }: CheckCardProps) {
  return (
    <label data-slot="check-card" className={cn(choiceCardClasses, className)}>
      {icon}
      <span className="min-w-0 flex-1 text-base font-medium">{label}</span>
      <input type="checkbox" className="check-box" {...props} />
    </label>
  );
}
