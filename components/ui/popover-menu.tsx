import type { ReactNode } from "react";
import { cn } from "@/lib/core/utils";
import "./popover-menu.css";

export interface PopoverMenuProps {
  /** Unique on the page. */
  id: string;
  /** The button's accessible name. */
  label: string;
  button: ReactNode;
  className?: string;
  /** Of the list: `popover-under` for a button that is not in the header. */
  menuClassName?: string;
  disabled?: boolean;
  /** Links and buttons, each with `popover-item`. */
  children: ReactNode;
}

/**
 * A list of links or choices under a button, opened and closed by the browser itself: it works before any script and
 * needs none. Browsers without popovers open it while the focus is in it (popover-menu.css).
 */
export function PopoverMenu({ id, label, button, className, menuClassName, disabled, children }: PopoverMenuProps) {
  return (
    <div className="popover-anchor">
      <button type="button" popoverTarget={id} aria-label={label} className={className} disabled={disabled}>
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={cn(
          "popover-menu border-border bg-popover text-popover-foreground shadow-raised rounded-xl border p-1.5",
          menuClassName,
        )}
      >
        {children}
      </div>
    </div>
  );
}
