import type { ComponentProps, ReactNode } from "react";
import { Card } from "./card";
import { cn } from "@/lib/core/utils";

export interface StatCardProps extends Omit<ComponentProps<"div">, "children"> {
  label: ReactNode;
  value: ReactNode;
  /** The second, smaller figure ("12 in all"). */
  detail?: ReactNode;
  icon?: ReactNode;
  variant?: "default" | "attention";
}

/** One figure with its name. Put several in a grid; each is a description pair, so it is read as "label: value". */
export function StatCard({ label, value, detail, icon, variant = "default", className, ...props }: StatCardProps) {
  return (
    <Card data-slot="stat-card" className={cn("flex-row items-center gap-3", className)} {...props}>
      {icon ? (
        <span
          className={cn(
            "flex size-12 shrink-0 items-center justify-center rounded-lg [&_svg]:size-7",
            variant === "attention" ? "bg-attention-soft text-attention-foreground" : "bg-primary-soft text-primary",
          )}
        >
          {icon}
        </span>
      ) : null}
      <dl className="min-w-0 flex-1">
        <dt className="text-muted-foreground text-base">{label}</dt>
        <dd className="text-2xl font-extrabold tabular-nums">{value}</dd>
        {detail ? <dd className="text-muted-foreground text-base">{detail}</dd> : null}
      </dl>
    </Card>
  );
}
