"use client";

import { useState, type ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "./button-variants";
import { cn } from "@/lib/core/utils";
import { Input } from "./input";

export interface PasswordInputProps extends Omit<ComponentProps<"input">, "type"> {
  showLabel: string;
  hideLabel: string;
  /** Whether the text is shown at first. */
  initiallyShown?: boolean;
  onShownChange?: (shown: boolean) => void;
}

/** A password field whose text can be shown; set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput({
  showLabel,
  hideLabel,
  initiallyShown = false,
  onShownChange,
  className,
  ...props
}: PasswordInputProps) {
  const [shown, setShown] = useState(initiallyShown);
  const icon = shown ? "eye-off" : "eye";
  return (
    <span data-slot="password-input" className="relative block w-full">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? "text" : "password"}
        className={cn("pe-14", className)}
      />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        onClick={() => {
          setShown(!shown);
          onShownChange?.(!shown);
        }}
        className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "absolute end-0 top-0")}
      >
        <Icon name={icon} className="size-6" />
      </button>
    </span>
  );
}
