"use client";

import type { ReactNode, Ref } from "react";
import { Button, type ButtonProps } from "./button";
import { buttonVariants } from "./button-variants";
import { LiveForm, type FormTarget } from "./live-form";
import { cn } from "@/lib/core/utils";

export interface EarlyConfirmProps {
  ref: Ref<HTMLDetailsElement>;
  /** The form: its target, hidden fields, and whether it is open from the start. */
  post: { target: FormTarget; fields?: Readonly<Record<string, string>>; isOpen?: boolean };
  /** The button that opens the question. */
  trigger: ButtonProps;
  title: ReactNode;
  description: ReactNode;
  confirm: { label: ReactNode; destructive: boolean };
  children?: ReactNode;
}

/** The question of a `ConfirmDialog` until the script runs: it unfolds below its button, and its form is posted. */
export function EarlyConfirm({ ref, post, trigger, title, description, confirm, children }: EarlyConfirmProps) {
  return (
    <details ref={ref} open={post.isOpen} className={cn("open:w-full", trigger.className)}>
      <summary
        aria-describedby={trigger["aria-describedby"]}
        className={cn(
          buttonVariants({ variant: trigger.variant }),
          "w-full list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        {trigger.children}
      </summary>
      <LiveForm target={post.target} className="bg-muted mt-2 grid gap-4 rounded-lg p-4">
        <div className="grid gap-1.5">
          <p className="text-lg font-bold">{title}</p>
          <p>{description}</p>
        </div>
        {Object.entries(post.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Button type="submit" variant={confirm.destructive ? "destructive" : "default"}>
          {confirm.label}
        </Button>
      </LiveForm>
    </details>
  );
}
