"use client";

import { useCallback } from "react";
import { ApiError, isOffline } from "@/lib/platform/http/api-error";
import { useShellTexts } from "./shell-texts";

/** The sentence to show for a failed call: the server's own, or one about the missing network. */
export function useProblemText(): (error: unknown) => string {
  const { failure } = useShellTexts();
  return useCallback(
    (error) => {
      if (isOffline(error) || !navigator.onLine) return failure.offline;
      return (error instanceof ApiError && error.detail) || failure.internal;
    },
    [failure],
  );
}
