import { isHttps } from "@/lib/platform/env";

/** The name of the cookie that leads to a refused form (form-refusals.ts). */
export const refusalCookie = (): string => (isHttps() ? "__Host-form" : "form");

/** Whether this browser may have a refusal; asks only its cookies. */
export const mayHaveRefusal = (jar: { has: (name: string) => boolean }): boolean => jar.has(refusalCookie());
