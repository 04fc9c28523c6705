import type { ComponentProps } from "react";
import { cn } from "@/lib/core/utils";

/** A thin line; decorative. */
export function Separator({
  className,
  orientation = "horizontal",
  ...props
}: ComponentProps<"div"> & { orientation?: "horizontal" | "vertical" }) {
  return (
    <div
      data-slot="separator"
      role="none"
      className={cn("bg-border shrink-0", orientation === "vertical" ? "w-px self-stretch" : "h-px w-full", className)}
      {...props}
    />
  );
}
