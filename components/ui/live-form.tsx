"use client";

import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated";

/**
 * A form that only a script can send. Until the script runs it is inert: what is typed would be lost, and Enter would
 * put it – a password too – into the address. POST stands by for a browser that does not know `inert`.
 */
export function LiveForm(props: Omit<ComponentProps<"form">, "noValidate" | "method" | "inert">) {
  const isHydrated = useHydrated();
  return <form {...props} noValidate method="post" inert={!isHydrated} />;
}
