import type { ReactNode } from "react";
import { cn } from "@/lib/core/utils";

export interface FactProps {
  label: ReactNode;
  /** Nothing is drawn for null. */
  children: ReactNode;
  className?: string;
}

/** One pair of a description list: the name in small type, the value below it. */
export function Fact({ label, children, className }: FactProps) {
  if (children === null) return null;
  return (
    <div className={cn("min-w-0", className)}>
      <dt className="text-muted-foreground text-base">{label}</dt>
      <dd dir="auto" className="text-base font-medium wrap-anywhere whitespace-pre-line">
        {children}
      </dd>
    </div>
  );
}
