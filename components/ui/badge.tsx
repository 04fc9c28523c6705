import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/core/utils";

export const badgeVariants = cva(
  "inline-flex w-fit max-w-full items-center gap-1.5 rounded-md border border-transparent font-semibold [&_svg]:size-[1.15em] [&_svg]:shrink-0",
  {
    variants: {
      // Those of shadcn's registry, and three of ours.
      variant: {
        default: "bg-primary text-primary-foreground",
        secondary: "bg-muted text-foreground",
        success: "bg-success-soft text-success",
        attention: "bg-attention text-attention-foreground",
        "attention-soft": "bg-attention-soft text-attention-foreground",
        destructive: "bg-destructive-soft text-destructive",
        outline: "border-border bg-card text-foreground",
        ghost: "text-foreground",
        link: "text-primary underline underline-offset-4",
      },
      size: { default: "px-2.5 py-0.5 text-base", sm: "px-2 py-0.5 text-sm" },
    },
    defaultVariants: { variant: "secondary", size: "default" },
  },
);

export interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeVariants> {
  icon?: ReactNode;
}

/** A short status or fact; give it an `icon`, since colour alone says nothing. `sm` is for admin tables. */
export function Badge({ className, variant, size, icon, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" className={cn(badgeVariants({ variant, size }), className)} {...props}>
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
