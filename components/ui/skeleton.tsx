import type { ComponentProps } from "react";
import { cn } from "@/lib/core/utils";

/**
 * A static placeholder with the shape of the content; size it with classes. Its container has `aria-busy` and a label.
 */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="skeleton" aria-hidden className={cn("bg-border/70 h-6 rounded-md", className)} {...props} />;
}
