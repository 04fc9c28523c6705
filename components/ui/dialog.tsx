"use client";

import {
  createContext,
  useContext,
  useId,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from "react";
import { cn } from "@/lib/core/utils";
import { buttonVariants } from "./button-variants";
import { Icon } from "./icon";
import { Sheet, type SheetProps } from "./sheet";
import { Slot } from "./slot";
import { useHydrated } from "./use-hydrated";

interface DialogProps {
  /** Whether it is open; without it the trigger decides. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

interface State {
  isOpen: boolean;
  change: (open: boolean, opener?: HTMLElement) => void;
  opener: HTMLElement | null;
  titleId: string;
}

const DialogContext = createContext<State | null>(null);

function useDialog(): State {
  const state = useContext(DialogContext);
  if (!state) throw new Error("A dialog's parts belong inside a Dialog.");
  return state;
}

export function Dialog({ open, onOpenChange, children }: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const change: State["change"] = (next, button) => {
    if (button) setOpener(button);
    setOpen(next);
    onOpenChange?.(next);
  };
  const titleId = useId();
  return <DialogContext value={{ isOpen: open ?? isOpen, change, opener, titleId }}>{children}</DialogContext>;
}

/** Opens the dialog; with `asChild` the only child is the button. */
export function DialogTrigger({ asChild = false, ...props }: ComponentProps<"button"> & { asChild?: boolean }) {
  const { isOpen, change } = useDialog();
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => change(true, currentTarget);
  const own = { "aria-haspopup": "dialog", "aria-expanded": isOpen, onClick } as const;
  return asChild ? <Slot {...own}>{props.children}</Slot> : <button type="button" {...own} {...props} />;
}

/** The dialog itself, with a button that closes it. */
export function DialogContent({
  children,
  closeLabel,
  ...props
}: Omit<SheetProps, "role" | "onClose"> & { closeLabel: string }) {
  const { isOpen, change, opener, titleId } = useDialog();
  // The server draws none.
  if (!useHydrated() || !isOpen) return null;
  return (
    <Sheet role="dialog" aria-labelledby={titleId} opener={opener} onClose={() => change(false)} {...props}>
      {children}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => change(false)}
        className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "absolute end-2 top-2")}
      >
        <Icon name="x" className="size-6" />
      </button>
    </Sheet>
  );
}

/** Title and description, clear of the close button. */
export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="dialog-header" className={cn("grid gap-1 pe-10", className)} {...props} />;
}

/** Names the dialog; required by screen readers. */
export const DialogTitle = ({ className, ...props }: ComponentProps<"h2">) => (
  <h2 id={useDialog().titleId} data-slot="dialog-title" className={cn("text-xl", className)} {...props} />
);

/** Buttons: stacked on phones with the main one (last) at the top, in a row on wide screens. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn("flex flex-col-reverse gap-2 sm:flex-row sm:justify-end", className)}
      {...props}
    />
  );
}
