"use client";

import { useEffect } from "react";
import { isOffline } from "@/lib/platform/http/api-error";
import { completeOnboarding } from "@/lib/domains/users/client";

/** Silently completes a pending onboarding; a failure is retried on the next load. */
export function OnboardingCompletion() {
  useEffect(() => {
    completeOnboarding().catch((error: unknown) => {
      // A phone without network, or a page that was left meanwhile, is no error.
      if (!isOffline(error)) console.error("Onboarding was not completed", error);
    });
  }, []);
  return null;
}
