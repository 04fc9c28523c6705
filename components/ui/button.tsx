import type { VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { buttonVariants } from "./button-variants";
import { cn } from "@/lib/core/utils";
import { Slot } from "./slot";
import { Spinner } from "./spinner";

export { buttonVariants };

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  asChild?: boolean;
  pending?: boolean;
  /** Text while pending; without it the ordinary label stays beside the spinner. */
  pendingLabel?: ReactNode;
}

/** A button that wraps its text and, while `pending`, shows that and cannot be pressed again. */
export function Button({
  className,
  variant,
  size,
  asChild,
  pending = false,
  pendingLabel,
  disabled,
  type = "button",
  children,
  ...props
}: ButtonProps) {
  const classes = cn(
    buttonVariants({ variant, size }),
    // A pending button keeps its contrast: its text is all the user sees while waiting.
    !pending && "disabled:border-border disabled:bg-muted disabled:text-muted-foreground disabled:shadow-none",
    className,
  );
  if (asChild) {
    return (
      <Slot data-slot="button" className={classes} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      data-slot="button"
      type={type}
      className={classes}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...props}
    >
      {pending ? (
        <>
          <Spinner className="size-5" />
          {size?.startsWith("icon") ? null : (pendingLabel ?? children)}
        </>
      ) : (
        children
      )}
    </button>
  );
}
