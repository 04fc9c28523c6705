"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { createContext, useContext, type ReactNode } from "react";
import { Button } from "./button";
import { cn } from "@/lib/core/utils";
import { useSwipeRight } from "./use-swipe-right";

/** Labels of the toast's own buttons, from the `Toaster`. */
export const ToastLabels = createContext({ closeLabel: "" });

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive" | "success";
  action?: { label: ReactNode; onClick: () => void };
}

const ICON = { default: null, destructive: CircleAlert, success: CircleCheck } as const;

const LOOK = {
  default: "border-border bg-popover text-popover-foreground",
  destructive: "border-destructive/40 bg-destructive-soft text-foreground [&>svg]:text-destructive",
  success: "border-success/40 bg-success-soft text-foreground [&>svg]:text-success",
} as const;

/**
 * One message with its icon, an optional action and a close button; a failure is announced at once, others politely.
 */
export function ToastCard({
  title,
  description,
  variant = "default",
  action,
  onClose,
}: ToastContent & { onClose: () => void }) {
  const { closeLabel } = useContext(ToastLabels);
  const { shift, handlers } = useSwipeRight(onClose);
  const Icon = ICON[variant];
  return (
    <div
      data-slot="toast"
      data-variant={variant}
      // The surrounding region is already polite; only failures are announced at once.
      role={variant === "destructive" ? "alert" : undefined}
      className={cn(
        "shadow-raised flex w-full items-start gap-3 rounded-xl border p-2 ps-3.5 select-none",
        LOOK[variant],
      )}
      style={shift ? { transform: `translateX(${shift}px)` } : undefined}
      {...handlers}
    >
      {Icon ? <StillIcon icon={Icon} className="mt-2.5 size-7 shrink-0" /> : null}
      <div className="min-w-0 flex-1 self-center py-1.5">
        <p className="text-base font-bold">{title}</p>
        {description ? <p className="text-base">{description}</p> : null}
        {action ? (
          <Button
            variant="outline"
            className="mt-2"
            onClick={() => {
              action.onClick();
              onClose();
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose}>
        <StillIcon icon={X} className="size-6" />
      </Button>
    </div>
  );
}
