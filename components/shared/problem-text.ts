"use client";

import { useCallback } from "react";
import { ApiError } from "@/lib/http/api-fetch";
import { useShellTexts } from "./shell-texts";

/** The sentence to show for a failed call: the server's own, or one about the missing network. */
export function useProblemText(): (error: unknown) => string {
  const { failure } = useShellTexts();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return failure.internal;
      return error.status === 0 ? failure.offline : error.detail || failure.internal;
    },
    [failure],
  );
}
