import type { ComponentProps } from "react";
import { cn } from "@/lib/core/utils";
import { Slot } from "./slot";

/** The look of a card, for an element that is one already. */
export const cardClasses =
  "border-border bg-card text-card-foreground shadow-card flex flex-col gap-4 rounded-xl border p-4 sm:p-5";

/** A sheet of lighter paper; with `asChild` it becomes an `<article>`, `<li>`, `<section>`… */
export function Card({ className, asChild, ...props }: ComponentProps<"div"> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : "div";
  return <Comp data-slot="card" className={cn(cardClasses, className)} {...props} />;
}

/** Heading block of a card. */
export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-header" className={cn("grid gap-1", className)} {...props} />;
}

/** Heading of a card. */
export function CardTitle({ className, ...props }: ComponentProps<"h2">) {
  return <h2 data-slot="card-title" className={cn("text-lg font-bold", className)} {...props} />;
}

/** A line under the heading. */
export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return <p data-slot="card-description" className={cn("text-muted-foreground text-base", className)} {...props} />;
}

/** Body of a card. */
export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-content" className={cn("grid gap-3", className)} {...props} />;
}

/** Actions at the foot, aligned to the bottom so that cards in one row match. */
export function CardFooter({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-footer" className={cn("mt-auto flex flex-wrap gap-2 pt-1", className)} {...props} />;
}
