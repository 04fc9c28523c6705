import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A still placeholder of the real shape; size it with classes. The container around it says `aria-busy` and names the wait. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="skeleton" aria-hidden className={cn("bg-border/70 h-6 rounded-md", className)} {...props} />;
}
