"use client";

import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated";

/**
 * A form that only script can send. Until the script runs it is inert: input would be lost, and Enter would put it –
 * including a password – into the address. POST is a fallback for browsers that do not support `inert`.
 */
export function LiveForm(props: Omit<ComponentProps<"form">, "noValidate" | "method" | "inert">) {
  const isHydrated = useHydrated();
  return <form {...props} noValidate method="post" inert={!isHydrated} />;
}
