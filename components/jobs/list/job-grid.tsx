import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** One, two or three cards per row. */
export function JobGrid({ className, ...props }: ComponentProps<"ul">) {
  return <ul className={cn("grid gap-4 sm:grid-cols-2 lg:grid-cols-3", className)} {...props} />;
}
