"use client";

import { useEffect } from "react";
import { completeOnboarding } from "@/lib/users/client";

/** Completes a pending onboarding without a word; a failure is tried again with the next load. */
export function OnboardingCompletion() {
  useEffect(() => {
    completeOnboarding().catch((error: unknown) => console.error("Onboarding was not completed", error));
  }, []);
  return null;
}
