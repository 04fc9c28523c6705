"use client";

import { useId, useRef, type ReactNode, type RefObject } from "react";
import { cn } from "@/lib/core/utils";
import { Button } from "./button";
import { DialogFooter } from "./dialog";
import { stickyEndClasses } from "./dialog-classes";
import { Sheet } from "./sheet";

export interface ConfirmTexts {
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  pendingLabel?: ReactNode;
}

export interface ConfirmPanelProps extends ConfirmTexts {
  /** The button that gets the focus back. */
  opener: HTMLElement | null;
  onCancel: () => void;
  /** Gets the focus first, in place of the button that cancels. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
  destructive: boolean;
  obstacle: ReactNode;
  pending: boolean;
  onConfirm: () => void;
  children: ReactNode;
}

/** The question of a `ConfirmDialog`. */
export function ConfirmPanel({
  opener,
  onCancel,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  pendingLabel,
  firstFocus,
  destructive,
  obstacle,
  pending,
  onConfirm,
}: ConfirmPanelProps) {
  const [titleId, textId] = [useId(), useId()];
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      role="alertdialog"
      data-slot="confirm-dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      opener={opener}
      firstFocus={firstFocus ?? cancel}
      onClose={onCancel}
    >
      <div className="grid gap-1.5">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <p id={textId} className="text-muted-foreground text-base">
          {description}
        </p>
      </div>
      {children}
      {/* In sight wherever someone is typing. */}
      <div className={cn(children && stickyEndClasses)}>
        <div role="status">
          {obstacle === null ? null : <p className="text-destructive pb-2 font-semibold wrap-anywhere">{obstacle}</p>}
        </div>
        {/* The safe button first, where reading begins; below fields both in a row, which leaves room to type. */}
        <DialogFooter className={cn(children ? "flex-row flex-wrap max-sm:*:flex-auto" : destructive && "flex-col")}>
          <Button ref={cancel} variant="outline" disabled={pending} onClick={onCancel}>
            {cancelLabel}
          </Button>
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
    </Sheet>
  );
}
