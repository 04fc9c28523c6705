"use client";

import { useEffect, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import { Button } from "./button";

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive" | "success";
  action?: { label: ReactNode; onClick: () => void };
  /** How long it stays, in milliseconds, if not as long as others. */
  stays?: number;
}

const ICON = { default: null, destructive: "circle-alert", success: "circle-check" } as const;

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
  closeLabel,
  onClose,
}: ToastContent & { closeLabel: string; onClose: () => void }) {
  const { shift, handlers } = useSwipeRight(onClose);
  const card = useRef<HTMLDivElement>(null);
  useKnownHeight(card);
  const icon = ICON[variant];
  return (
    <div
      ref={card}
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
      {icon ? <Icon name={icon} className="mt-2.5 size-7 shrink-0" /> : null}
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
        <Icon name="x" className="size-6" />
      </Button>
    </div>
  );
}

/** Tells style sheets how high the message is, for a sheet that leaves room for it. */
function useKnownHeight(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--message-height", `${card.current!.offsetHeight}px`);
    return () => {
      // The next one is there before this one has faded.
      if (!document.querySelector("[data-slot=toast]")) style.removeProperty("--message-height");
    };
  }, [card]);
}

const THRESHOLD_PX = 50;

/**
 * Lets a card be swiped off to the right; `onSwipe` is called when the finger lifts at least 50 px from where it
 * started.
 */
function useSwipeRight(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const distance = (event: PointerEvent) => (startX.current === null ? 0 : Math.max(0, event.clientX - startX.current));
  const reset = () => {
    startX.current = null;
    setShift(0);
  };
  return {
    shift,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => setShift(distance(event)),
      onPointerUp: (event: PointerEvent) => {
        const pushed = distance(event) >= THRESHOLD_PX;
        if (pushed) {
          startX.current = null;
          onSwipe();
        } else reset();
      },
      onPointerCancel: reset,
    },
  };
}
