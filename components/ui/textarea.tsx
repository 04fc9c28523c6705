"use client";

import type { ComponentProps } from "react";
import { cn } from "@/lib/core/utils";
import { useFieldControl } from "./field-context";
import { controlClasses } from "./control-classes";

/** A text area that grows with its content if the browser supports `field-sizing`, otherwise by its handle. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(controlClasses, "field-sizing-content max-h-96 min-h-28 resize-y", className)}
      {...useFieldControl(props)}
    />
  );
}
