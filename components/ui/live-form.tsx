"use client";

import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated";

/** Where a form is posted before its script runs. */
export interface FormTarget {
  action: string;
  /** Whether it has files. */
  isMultipart?: boolean;
}

export interface LiveFormProps extends Omit<
  ComponentProps<"form">,
  "noValidate" | "method" | "inert" | "action" | "encType" | "target"
> {
  /** Absent for a form that only script can send. */
  target?: FormTarget | undefined;
}

/**
 * A form that script sends. Before it runs, the browser posts it to its target by itself; without a target it is inert:
 * input would be lost, and Enter would put it – including a password – into the address. POST is a fallback for browsers
 * that do not support `inert`.
 */
export function LiveForm({ target, ...props }: LiveFormProps) {
  const isHydrated = useHydrated();
  return (
    <form
      {...props}
      noValidate
      method="post"
      action={target?.action}
      encType={target?.isMultipart ? "multipart/form-data" : undefined}
      inert={!target && !isHydrated}
    />
  );
}
