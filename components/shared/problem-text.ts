import { useCallback } from "react";
import { ApiError, isOffline } from "@/lib/platform/http/api-error";
import { useShellTexts } from "./shell-texts";

/** Whether the code of an action could not be fetched, by the name that the bundler's loader gives such errors. */
const isCodeMissing = (error: unknown): boolean => error instanceof Error && error.name === "ChunkLoadError";

/** The sentence to show for a failed call: the server's own, or one about the missing network. */
export function useProblemText(): (error: unknown) => string {
  const { failure } = useShellTexts();
  return useCallback(
    (error) => {
      if (isOffline(error) || isCodeMissing(error)) return failure.offline;
      return (error instanceof ApiError && error.detail) || failure.internal;
    },
    [failure],
  );
}
