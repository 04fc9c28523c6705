"use client";

import type { ComponentProps } from "react";
import { cn } from "@/lib/core/utils";
import { controlClasses } from "./control-classes";
import { useFieldControl } from "./field-context";

/** A one-line text field, wired to its `Field`. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(controlClasses, "h-12", className)}
      {...useFieldControl(props)}
    />
  );
}
