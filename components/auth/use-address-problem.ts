"use client";

import { useTranslations } from "next-intl";
import { useHydrated } from "@/components/ui/use-hydrated";
import { isErrorCode } from "@/lib/http/errors";

/** The reason a sign-in with another method was refused, from the address (`/?error=deactivated`), or null. */
export function useAddressProblem(): string | null {
  const t = useTranslations("errors");
  // The screen is prerendered, without any address.
  if (!useHydrated()) return null;
  const code = new URLSearchParams(window.location.search).get("error");
  return code !== null && isErrorCode(code) ? t(code) : null;
}
