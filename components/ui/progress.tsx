import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/core/utils";

export interface ProgressProps extends Omit<ComponentProps<"div">, "children"> {
  label: ReactNode;
  /** 0 to 100. */
  value: number;
  /** The text shown and read for the value, e.g. "50%". */
  valueText: string;
}

/** A labelled bar; `valueText` is beside the label and read by screen readers. */
export function Progress({ label, value, valueText, className, ...props }: ProgressProps) {
  const id = useId();
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div data-slot="progress" className={cn("grid gap-1.5", className)} {...props}>
      <div className="flex flex-wrap justify-between gap-x-3 text-base font-semibold">
        <span id={id}>{label}</span>
        <span aria-hidden>{valueText}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className="border-border bg-muted h-3 overflow-hidden rounded-full border"
      >
        <div
          className="bg-primary h-full rounded-full transition-[width] duration-300 forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
