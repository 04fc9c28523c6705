"use client";

import { useEffect } from "react";
import { completeOnboarding } from "@/lib/users/client";

/** Silently completes a pending onboarding; a failure is retried on the next load. */
export function OnboardingCompletion() {
  useEffect(() => {
    completeOnboarding().catch((error: unknown) => console.error("Onboarding was not completed", error));
  }, []);
  return null;
}
