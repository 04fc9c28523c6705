"use client";

import * as Primitive from "radix-ui/dialog";
import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "./button-variants";
import { cn } from "@/lib/core/utils";
import { overlayClasses, sheetClasses } from "./dialog-classes";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

/** The dialog itself: a bottom sheet on phones, a centred card on wide screens. */
export function DialogContent({
  className,
  children,
  closeLabel,
  ...props
}: ComponentProps<typeof Primitive.Content> & { closeLabel: string }) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="dialog-overlay" className={overlayClasses} />
      <Primitive.Content data-slot="dialog-content" className={cn(sheetClasses, className)} {...props}>
        {children}
        <Primitive.Close
          aria-label={closeLabel}
          className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "absolute end-2 top-2")}
        >
          <Icon name="x" className="size-6" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Title and description, clear of the close button. */
export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="dialog-header" className={cn("grid gap-1 pe-10", className)} {...props} />;
}

/** Names the dialog; required by screen readers. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title data-slot="dialog-title" className={cn("text-xl", className)} {...props} />;
}

/** One sentence under the title. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="dialog-description"
      className={cn("text-muted-foreground text-base", className)}
      {...props}
    />
  );
}

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
