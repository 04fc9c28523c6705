"use client";

import * as Primitive from "radix-ui/dropdown-menu";
import type { ComponentProps } from "react";
import { Icon } from "./icon";
import { cn } from "@/lib/core/utils";

export const DropdownMenuTrigger = Primitive.Trigger;

/** A menu under a button. Not modal: it need not hide the page from screen readers or stop it from scrolling. */
export function DropdownMenu({ modal = false, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={modal} {...props} />;
}

const itemClasses = cn(
  "flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-2 text-base outline-none select-none",
  "data-highlighted:bg-primary-soft data-highlighted:shadow-none data-disabled:text-muted-foreground",
  "[&_svg]:size-5 [&_svg]:shrink-0 forced-colors:data-highlighted:outline-2",
);

/** The opened menu, beside its button in the document. Never taller than the screen; long lists scroll. */
export function DropdownMenuContent({
  className,
  sideOffset = 8,
  align = "end",
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  // No portal: the menu stays in its button's landmark, where a screen reader looks for it.
  return (
    <Primitive.Content
      data-slot="dropdown-menu-content"
      sideOffset={sideOffset}
      align={align}
      collisionPadding={8}
      className={cn(
        "border-border z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-xl border",
        "animate-fade bg-popover text-popover-foreground shadow-raised p-1.5",
        className,
      )}
      {...props}
    />
  );
}

/** One action or, with `asChild`, one link. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item data-slot="dropdown-menu-item" className={cn(itemClasses, className)} {...props} />;
}

/** An entry that is on or off, with a tick; the menu stays open. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={cn(itemClasses, "ps-11", className)}
      onSelect={(event) => event.preventDefault()}
      {...props}
    >
      <Primitive.ItemIndicator className="absolute ms-[-2rem]">
        <Icon name="check" />
      </Primitive.ItemIndicator>
      {children}
    </Primitive.CheckboxItem>
  );
}
