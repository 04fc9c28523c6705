"use client";

import * as Primitive from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "@/lib/core/utils";
import { tabClasses, tabListClasses } from "./tab-links";

/** In-page tabs; the panels are children. For tabs that are links use `TabLinks`. */
export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="tabs" className={cn("grid gap-4", className)} {...props} />;
}

/** The row of tabs; give it an `aria-label`. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List data-slot="tabs-list" className={cn(tabListClasses, className)} {...props} />;
}

/** One tab. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="tabs-trigger" className={cn(tabClasses, className)} {...props} />;
}

/** The panel of one tab. */
export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content data-slot="tabs-content" className={cn("rounded-lg", className)} {...props} />;
}
