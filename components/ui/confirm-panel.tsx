"use client";

import * as Primitive from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { cn } from "@/lib/core/utils";
import { Button } from "./button";
import { DialogFooter } from "./dialog";
import { overlayClasses, sheetClasses, stickyEndClasses } from "./dialog-classes";

export interface ConfirmTexts {
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  pendingLabel?: ReactNode;
}

export interface ConfirmPanelProps extends ConfirmTexts {
  isOpen: boolean;
  /** The button that gets the focus back. */
  opener: HTMLElement | null;
  onOpenChange: (open: boolean) => void;
  destructive: boolean;
  obstacle: ReactNode;
  pending: boolean;
  onConfirm: () => void;
  children: ReactNode;
}

/** The question of a `ConfirmDialog`. */
export function ConfirmPanel({
  isOpen,
  opener,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  pendingLabel,
  destructive,
  obstacle,
  pending,
  onConfirm,
}: ConfirmPanelProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <Primitive.Content
          data-slot="confirm-dialog"
          className={sheetClasses}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
        >
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
                  onClick={onConfirm}
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
