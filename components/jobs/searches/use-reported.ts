import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";

/** Runs acts one at a time; a failed one says so. @returns the value that the running act was started with, null: none runs. */
export function useReported<Value extends string | true = true>() {
  const problemText = useProblemText();
  const [running, setRunning] = useState<Value | null>(null);
  const run = async (value: Value, act: () => Promise<void>): Promise<void> => {
    setRunning(value);
    try {
      await act();
    } catch (error) {
      showToast({ variant: "destructive", title: problemText(error) });
    } finally {
      setRunning(null);
    }
  };
  return { running, run };
}
