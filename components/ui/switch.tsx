import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/core/utils";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  description?: ReactNode;
}

/** A native checkbox that looks and is announced as a switch; the whole row is the target. */
export function Switch({ label, description, className, ...props }: SwitchProps) {
  const id = useId();
  return (
    <label data-slot="switch" className={cn("flex min-h-12 items-center gap-3 py-1.5", className)}>
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block text-base font-semibold">
          {label}
        </span>
        {description ? (
          <span id={`${id}-description`} className="text-muted-foreground block text-base">
            {description}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state by itself
        role="switch"
        className="switch-track"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        {...props}
      />
    </label>
  );
}
