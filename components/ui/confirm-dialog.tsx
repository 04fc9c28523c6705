"use client";

import * as Primitive from "radix-ui/alert-dialog";
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactElement, type ReactNode } from "react";
import { Button, type ButtonProps } from "./button";
import { DialogFooter } from "./dialog";
import { overlayClasses, sheetClasses, stickyEndClasses } from "./dialog-classes";
import { cn } from "@/lib/utils";
import { EarlyConfirm, type EarlyConfirmProps } from "./early-confirm";
import { useHydrated } from "./use-hydrated";

export interface ConfirmDialogProps {
  /** The button that opens it (must take a ref); omit it if `open` is controlled. */
  trigger?: ReactElement<ButtonProps>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Fields that belong to the confirmation. */
  children?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  pendingLabel?: ReactNode;
  destructive?: boolean;
  /** Why there is nothing left to confirm: said in place of the button, beside whatever was typed. */
  obstacle?: ReactNode;
  /** The form that does the same before the script runs; `children` are its fields too. */
  early?: EarlyConfirmProps["post"];
  /** Called on confirmation. The dialog closes when it is done; it stays open if this throws or resolves to `false`. */
  onConfirm: () => void | boolean | Promise<void | boolean>;
}

/**
 * Asks before an action that cannot be undone. Focus starts on the harmless button; the dialog cannot be closed while
 * the action runs.
 */
export function ConfirmDialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  pendingLabel,
  destructive = false,
  obstacle = null,
  early,
  onConfirm,
}: ConfirmDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const change = (next: boolean) => {
    if (pending) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    setPending(true);
    try {
      if ((await onConfirm()) === false) return;
      setOwnOpen(false);
      onOpenChange?.(false);
    } finally {
      setPending(false);
    }
  };
  const isHydrated = useHydrated();
  const wasOpened = useRef(false);
  const look = useCallback((details: HTMLDetailsElement | null) => {
    if (details) wasOpened.current = details.open;
  }, []);
  const openAgain = useEffectEvent(() => {
    if (!isHydrated || !wasOpened.current) return;
    wasOpened.current = false;
    change(true);
  });
  // The question that was opened before the script ran stays open.
  useEffect(() => openAgain(), [isHydrated]);
  if (early && trigger && !isHydrated) {
    return (
      <EarlyConfirm
        ref={look}
        post={early}
        trigger={trigger.props}
        title={title}
        description={description}
        confirm={{ label: confirmLabel, destructive }}
      >
        {children}
      </EarlyConfirm>
    );
  }
  return (
    <Primitive.Root open={open ?? ownOpen} onOpenChange={change}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <Primitive.Content data-slot="confirm-dialog" className={sheetClasses}>
          <div className="grid gap-1.5">
            <Primitive.Title className="text-xl">{title}</Primitive.Title>
            <Primitive.Description className="text-muted-foreground text-base">{description}</Primitive.Description>
          </div>
          {children}
          {/* In sight wherever someone is typing. */}
          <div className={cn(children && stickyEndClasses)}>
            <div role="status">
              {obstacle === null ? null : (
                <p className="text-destructive pb-2 font-semibold wrap-anywhere">{obstacle}</p>
              )}
            </div>
            {/* The safe button first, where reading begins; below fields both in a row, which leaves room to type. */}
            <DialogFooter
              className={cn(children ? "flex-row flex-wrap max-sm:*:flex-auto" : destructive && "flex-col")}
            >
              <Primitive.Cancel asChild>
                <Button variant="outline" disabled={pending}>
                  {cancelLabel}
                </Button>
              </Primitive.Cancel>
              {obstacle === null ? (
                <Button
                  variant={destructive ? "destructive" : "default"}
                  pending={pending}
                  pendingLabel={pendingLabel}
                  onClick={confirm}
                >
                  {confirmLabel}
                </Button>
              ) : null}
            </DialogFooter>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
